import type { BabyStage } from '@mahd/rules/shop/babyStage';

/**
 * The URL of the guide for a stage. Guides by month end with the first birthday. The anchor scrolls to the month, also
 * on the guide's own page.
 */
export const guideHref = (stage: BabyStage) =>
  stage.kind === 'pregnancy'
    ? `/stages-of-pregnancy?month=${stage.month}#months`
    : stage.months <= 12
      ? `/baby-care?month=${stage.months}#months`
      : '/good-to-know';
