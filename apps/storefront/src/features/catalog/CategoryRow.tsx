import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { categoriesAtom, toCategoryTile } from '@mahd/data/catalog/categories';
import { CategoryTile, CategoryTileGrid } from '@mahd/ui/CategoryTile';
import { useLanguage } from '../../app/AppContext.js';

/** The round crop cuts off the sides, and the subject of these pictures is off-centre. */
const Row = styled(CategoryTileGrid)`
  --picture-position: 56%;

  > :has([href$='/breastfeeding']) {
    --picture-position: 34%;
  }

  > :has([href$='/hygiene']) {
    --picture-position: 0;
  }
`;

/** The categories as circles in one row, which scrolls on phones. */
export function CategoryRow() {
  const language = useLanguage();
  const categories = useAtomValue(categoriesAtom()).data ?? [];
  return (
    <Row shape="round">
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
    </Row>
  );
}
