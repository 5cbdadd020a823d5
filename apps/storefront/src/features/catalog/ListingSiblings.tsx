import type { CategoryPageView } from '@mahd/data/catalog';
import { useTranslate } from '../../app/AppContext.js';
import { SiblingLinks } from './ListingSiblings.styles.js';

/** The page's category and its sub-categories in one row, the page's own marked, where no side column shows them. */
export default function ListingSiblings({ category: { categories, subcategories } }: { category: CategoryPageView }) {
  const t = useTranslate();
  return (
    <SiblingLinks
      label={t('listing.category')}
      links={[
        {
          label: t('listing.all'),
          href: categories.find(({ current }) => current)?.href ?? '/products',
          current: !subcategories.some(({ current }) => current),
        },
        ...subcategories.map(({ name, href, current }) => ({ label: name, href, current })),
      ]}
    />
  );
}
