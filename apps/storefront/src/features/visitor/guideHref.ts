import type { BabyStage } from '@mahd/rules/shop/babyStage';

/** Guides by month end with the first birthday. */
const LAST_MONTH = 12;

/** Whether there is a guide for the very month of a stage. */
export const hasMonthGuide = (stage: BabyStage) => stage.kind === 'pregnancy' || stage.months <= LAST_MONTH;

/** The URL of the guide for a stage. The anchor scrolls to the month, also on the guide's own page. */
export const guideHref = (stage: BabyStage) =>
  stage.kind === 'pregnancy'
    ? `/stages-of-pregnancy?month=${stage.month}#months`
    : hasMonthGuide(stage)
      ? `/baby-care?month=${stage.months}#months`
      : '/good-to-know';
