import { styled } from 'styled-components';
import { ArticleCard } from '@mahd/ui/ArticleCard';
import { media } from '@mahd/ui/breakpoints';

/** One or two products. On desktops a single one is half as wide as the page, as each of two is. */
export const Few = styled.div`
  ${media.desktop} {
    &:not(:has(li + li)) {
      max-inline-size: calc(50% - var(--space-12));
    }
  }
`;

/** A single article: across the page, no higher than a card of two. */
export const Lone = styled(ArticleCard)`
  ${media.desktop} {
    &[data-layout='wide'] > [data-part='picture'] {
      inline-size: 24rem;
    }
  }
`;
