import { Fragment } from 'react';
import { styled } from 'styled-components';
import { inLanguage, listingPathOf, type Category } from '@mahd/data/catalog';
import { commaOf } from '@mahd/rules/locale';
import { belowTablet, belowWide, media } from '@mahd/ui/breakpoints';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import { shortPrice } from './shortPrice.js';

/** Below each other on phones, where only some pairs would fit into a line. */
const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-12);
  color: var(--color-ink);

  > span {
    white-space: nowrap;
  }

  @media ${belowTablet} {
    flex-direction: column;
  }

  ${media.tablet} {
    column-gap: var(--space-8);

    > span + span::before {
      margin-inline-end: var(--space-8);
      content: '•';
    }
  }
`;

/** Two columns on a phone have no room for them. */
const SubCategories = styled.span`
  display: block;
  margin-block-start: var(--space-4);

  @media ${belowWide} {
    display: none;
  }

  /* A link and the comma after it. */
  > span {
    white-space: nowrap;
  }

  /* Above the link of the whole tile. */
  a {
    position: relative;
    z-index: 1;
    padding-block: var(--space-4);
    color: inherit;
    text-decoration-color: var(--color-control-line);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;

    &:hover {
      color: var(--color-accent);
      text-decoration-color: currentColor;
    }
  }
`;

/** What is in a category: the lowest price, how many products, and links to its sub-categories. */
export function CategoryContents({ category }: { category: Category }) {
  const t = useTranslate();
  const language = useLanguage();
  const { from_price: fromPrice, products_count: count, children, route } = category;
  return (
    <>
      {count !== null && (
        <Facts>
          {fromPrice !== null && <span>{t('filters.fromAmount', { amount: shortPrice(fromPrice, language) })}</span>}
          <span>{t('catalog.items', { n: count })}</span>
        </Facts>
      )}
      <SubCategories>
        {children.map((child, at, { length }) => (
          <Fragment key={child.route}>
            <span>
              <ShopLink href={listingPathOf({ category: route, subcategory: child.route })}>
                {inLanguage(language, child.name, child.arabic.name)}
              </ShopLink>
              {at < length - 1 && commaOf(language).trimEnd()}
            </span>{' '}
          </Fragment>
        ))}
      </SubCategories>
    </>
  );
}
