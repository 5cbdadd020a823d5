import { styled } from 'styled-components';
import { ArticleCard } from '@mahd/ui/ArticleCard';
import { media } from '@mahd/ui/breakpoints';

/** A single article: across the page, no higher than a card of two. */
export const Lone = styled(ArticleCard)`
  ${media.desktop} {
    &[data-layout='wide'] > [data-part='picture'] {
      inline-size: 24rem;
    }
  }
`;
