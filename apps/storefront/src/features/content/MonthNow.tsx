import type { PageEntry } from '@mahd/data/content';
import { Text } from '@mahd/ui/Text';
import { ShopLink } from '../../app/ShopLink.js';
import { useTranslate } from '../../app/AppContext.js';
import { useBabyStage } from '../visitor/useBabyStage.js';

interface MonthNowProps {
  /** The page's address without a language. */
  path: string;
  months: readonly PageEntry[];
}

/** The way to the month in which the family stands; the way to say it, as long as this device does not know. */
export function MonthNow({ path, months }: MonthNowProps) {
  const t = useTranslate();
  const stage = useBabyStage();
  const entry = months.find(({ month, ageMonths }) =>
    stage?.kind === 'pregnancy' ? month === stage.month : stage !== null && ageMonths === stage.months,
  );
  return (
    <Text>
      {entry ? (
        <ShopLink href={`${path}?month=${entry.month ?? entry.ageMonths ?? ''}`}>
          {t('content.monthNow', { month: entry.menu })}
        </ShopLink>
      ) : (
        <ShopLink href="#my-baby">{t('content.findMonth')}</ShopLink>
      )}
    </Text>
  );
}
