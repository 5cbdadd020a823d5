import type { PageEntry } from '@mahd/data/content';
import { Picture } from '@mahd/ui/Picture';
import { Size } from './BabySize.styles.js';

/** A thing as big as the baby in a month of pregnancy, and the baby's length. */
export function BabySize({ pictures }: Pick<PageEntry, 'pictures'>) {
  return pictures.map(({ id, image }) => (
    <Size key={id}>
      <Picture picture={image} alt="" priority />
      <figcaption>{image.alt}</figcaption>
    </Size>
  ));
}
