import { Text } from '@mahd/ui/Text';
import type { BabyStage } from '@mahd/rules/shop/babyStage';
import { ShopLink } from '../../app/ShopLink.js';
import { useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import { guideHref } from '../visitor/guideHref.js';
import { useBabyStage } from '../visitor/useBabyStage.js';

const nameOf = (stage: BabyStage, t: Translate) =>
  stage.kind === 'pregnancy' ? t('content.pregnancyMonth', { n: stage.month }) : t('content.age', { n: stage.months });

interface CurrentStageLinkProps {
  /** Asks for the date that the page counts from. */
  question: 'content.findMonth' | 'content.findAge';
}

/** A link to the guide for the baby's stage; without a stored date, a link to the My baby panel. */
export function CurrentStageLink({ question }: CurrentStageLinkProps) {
  const t = useTranslate();
  const stage = useBabyStage();
  return (
    <Text>
      <ShopLink href={stage ? guideHref(stage) : '#my-baby'}>
        {stage ? t('content.monthNow', { month: nameOf(stage, t) }) : t(question)}
      </ShopLink>
    </Text>
  );
}
