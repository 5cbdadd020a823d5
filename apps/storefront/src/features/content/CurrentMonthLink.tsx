import type { PageEntry } from '@mahd/data/content';
import { Text } from '@mahd/ui/Text';
import { ShopLink } from '../../app/ShopLink.js';
import { useTranslate } from '../../app/AppContext.js';
import { useBabyStage } from '../visitor/useBabyStage.js';

interface CurrentMonthLinkProps {
  /** The page's path without language. */
  path: string;
  months: readonly PageEntry[];
}

/** A link to the month of the baby's stage; without a stored date, a link to the My baby panel. */
export function CurrentMonthLink({ path, months }: CurrentMonthLinkProps) {
  const t = useTranslate();
  const stage = useBabyStage();
  const entry = months.find(({ month, ageMonths }) =>
    stage?.kind === 'pregnancy' ? month === stage.month : stage !== null && ageMonths === stage.months,
  );
  const isByAge = months.some(({ ageMonths }) => ageMonths !== null);
  return (
    <Text>
      {entry ? (
        <ShopLink href={`${path}?month=${entry.month ?? entry.ageMonths ?? ''}`}>
          {t('content.monthNow', { month: entry.menu })}
        </ShopLink>
      ) : (
        <ShopLink href="#my-baby">{t(isByAge ? 'content.findAge' : 'content.findMonth')}</ShopLink>
      )}
    </Text>
  );
}
