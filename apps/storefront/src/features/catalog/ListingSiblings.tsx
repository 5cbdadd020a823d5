import type { ListingLink } from '@mahd/data/catalog';
import { JumpLinks } from '@mahd/ui/JumpLinks';
import { useTranslate } from '../../app/AppContext.js';
import { SiblingLinks } from './ListingSiblings.styles.js';

/** The other sub-categories of the page's category in one row, where neither filters nor a side column show them. */
export default function ListingSiblings({ subcategories }: { subcategories: readonly ListingLink[] }) {
  const t = useTranslate();
  const links = subcategories.filter(({ current }) => !current).map(({ name, href }) => ({ label: name, href }));
  if (links.length === 0) return null;
  return (
    <SiblingLinks>
      <JumpLinks label={t('listing.category')} links={links} />
    </SiblingLinks>
  );
}
