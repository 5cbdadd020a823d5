import type { ReactNode } from 'react';
import type { Artwork } from '@mahd/data/content';
import { Picture } from '@mahd/ui/Picture';

/** The title of a row of an accordion, with its drawing in small while the row is closed. */
export function DrawnTitle({ picture, children }: { picture: Artwork | null; children: ReactNode }) {
  return (
    <>
      <Picture picture={picture} alt="" ratio="card" sizes="88px" />
      {children}
    </>
  );
}
