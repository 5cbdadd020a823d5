import { useAtomValue } from 'jotai';
import { pageAtom } from '@mahd/data/content';
import type { BabyStage } from '@mahd/rules/shop/babyStage';
import { Picture } from '@mahd/ui/Picture';
import { useLanguage } from '../../app/AppContext.js';
import baby from '../visitor/baby.svg?url';
import { CardPicture } from './AccountHome.styles.js';

/** The picture of the guide for a stage; of a baby while no stage is known. */
export function GuidePicture({ stage }: { stage: BabyStage | null }) {
  return (
    <CardPicture data-part="card-picture">
      {stage ? <PictureOfMonth stage={stage} /> : <img src={baby} alt="" width={264} height={198} />}
    </CardPicture>
  );
}

/** Loads the guide, which the link of the card then opens at once. */
function PictureOfMonth({ stage }: { stage: BabyStage }) {
  const isPregnant = stage.kind === 'pregnancy';
  const { data: guide } = useAtomValue(pageAtom(isPregnant ? 'stages-of-pregnancy' : 'baby-care', useLanguage()));
  if (!guide) return null;
  const month = guide.entries.find((entry) =>
    isPregnant ? entry.month === stage.month : entry.ageMonths === stage.months,
  );
  return <Picture picture={month?.image ?? guide.image} alt="" sizes="144px" />;
}
