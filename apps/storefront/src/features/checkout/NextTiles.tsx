import { LinkButton } from '@mahd/ui/LinkButton';
import { Heading } from '@mahd/ui/Heading';
import { useApp, useTranslate } from '../../app/AppContext.js';
import garland from '../account/drawings/heart-garland.svg?url';
import baby from '../visitor/baby.svg?url';
import { guideHref, hasMonthGuide } from '../visitor/guideHref.js';
import { useBabyStage } from '../visitor/useBabyStage.js';
import { registerAsOrdered } from './draft.js';
import { Tile } from './PlacedOrderPage.styles.js';

const guideTexts = { pregnancy: 'orderSuccess.pregnancyGuide', baby: 'orderSuccess.babyGuide' } as const;

/** For guests: an account, which starts with the details of the order. */
export function AccountTile() {
  const t = useTranslate();
  const { shop } = useApp().state;
  return (
    <Tile>
      <div>
        <Heading headingLevel={2} size="small">
          {t('orderSuccess.accountTitle')}
        </Heading>
        <p>{t('orderSuccess.accountText')}</p>
      </div>
      <img src={garland} alt="" width={500} height={500} />
      <LinkButton href="/register" variant="outline" size="small" onClick={() => registerAsOrdered(shop)}>
        {t('orderSuccess.createAccount')}
      </LinkButton>
    </Tile>
  );
}

interface GuideTileProps {
  /** Whether it is as wide as the page: on desktops it is one row. */
  band?: boolean;
}

/** The guide for the month of the baby or the pregnancy; all guides while it is not known. */
export function GuideTile({ band = false }: GuideTileProps) {
  const t = useTranslate();
  const stage = useBabyStage();
  const guided = stage && hasMonthGuide(stage) ? stage : null;
  return (
    <Tile data-band={band || undefined}>
      <div>
        <Heading headingLevel={2} size="small">
          {t(guided ? guideTexts[guided.kind] : 'orderSuccess.guides')}
        </Heading>
        <p>{t('orderSuccess.guideText')}</p>
      </div>
      <img src={baby} alt="" width={264} height={198} />
      <LinkButton href={guided ? guideHref(guided) : '/mother-baby-world'} variant="outline" size="small">
        {t('orderSuccess.read')}
      </LinkButton>
    </Tile>
  );
}
