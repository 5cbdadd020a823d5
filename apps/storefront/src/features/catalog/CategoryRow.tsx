import { useAtomValue } from 'jotai';
import { categoriesAtom, toCategoryTile } from '@mahd/data/catalog/categories';
import { CategoryTile, CategoryTileGrid } from '@mahd/ui/CategoryTile';
import { useLanguage } from '../../app/AppContext.js';

/** The categories as circles in one row, which scrolls on phones. */
export function CategoryRow() {
  const language = useLanguage();
  const categories = useAtomValue(categoriesAtom()).data ?? [];
  return (
    <CategoryTileGrid shape="round">
      {categories.map((category) => {
        const { id, href, name, picture } = toCategoryTile(category, language);
        return (
          <CategoryTile
            key={id}
            href={href}
            title={name}
            picture={picture}
            sizes="(min-width: 600px) 240px, 112px"
            headingLevel={2}
          />
        );
      })}
    </CategoryTileGrid>
  );
}
