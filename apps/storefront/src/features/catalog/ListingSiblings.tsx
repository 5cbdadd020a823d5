import type { ListingLink } from '@mahd/data/catalog';
import { JumpLinks } from '@mahd/ui/JumpLinks';
import { useTranslate } from '../../app/AppContext.js';
import { SiblingLinks } from './ListingSiblings.styles.js';

/** The sub-categories of the page's category in one row, the page's own marked, where neither filters nor a side column show them. */
export default function ListingSiblings({ subcategories }: { subcategories: readonly ListingLink[] }) {
  const t = useTranslate();
  if (subcategories.length < 2) return null;
  return (
    <SiblingLinks>
      <JumpLinks
        label={t('listing.category')}
        links={subcategories.map(({ name, href, current }) => ({ label: name, href, current }))}
      />
    </SiblingLinks>
  );
}
