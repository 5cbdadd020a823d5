import { BottomSheet } from '@mahd/ui/BottomSheet';
import { Button } from '@mahd/ui/Button';
import { VisuallyHidden } from '@mahd/ui/VisuallyHidden';
import { useTranslate } from '../../app/AppContext.js';
import ListingFilters from './ListingFilters.js';

/** `id` of the filters, which the button below them applies. */
const FORM = 'filters';

interface ListingFilterSheetProps {
  total: number;
  onOpenChange(open: boolean): void;
}

/** The filters of the listing in the URL, on phones and tablets. */
export default function ListingFilterSheet({ total, onOpenChange }: ListingFilterSheetProps) {
  const t = useTranslate();
  return (
    <BottomSheet
      open
      onOpenChange={onOpenChange}
      title={t('filters.title')}
      actions={
        <Button type="submit" form={FORM} block>
          {t('filters.showResults', { n: total })}
        </Button>
      }
    >
      <ListingFilters id={FORM} onApplied={() => onOpenChange(false)} />
      {/* The page with its count is inert. */}
      <VisuallyHidden role="status">{t('catalog.items', { n: total })}</VisuallyHidden>
    </BottomSheet>
  );
}
