import { css, styled } from 'styled-components';
import { belowTablet, belowWide, media } from '@mahd/ui/breakpoints';
import { PageHeader } from '@mahd/ui/PageHeader';
import { titleBesidePicture } from './titleBesidePicture.js';

/** Enlarges the one thing of a page's drawing that can be made out in a small circle. */
const details: Readonly<Record<string, readonly [origin: string, scale: number]>> = {
  contact: ['40% 29%', 3],
  faq: ['45.2% 6.7%', 1.3],
  subsidiaries: ['50% 50%', 1.5],
  'official-social-media-list': ['58.5% 54%', 1.32],
  'disclosure-policy': ['74% 58%', 2],
  'privacy-protection-policy': ['50% 70.9%', 3.7],
  'product-faqs': ['68% 63.8%', 1.5],
  sitemap: ['50% 43.5%', 1.85],
  'social-media-policy': ['40.5% 18.3%', 5.5],
  'term-of-use': ['24.3% 63.6%', 1.35],
  'return-refund-policy': ['43.7% 61.7%', 1.47],
};

/** One low row, before a form, a list or a text that is what the page is for. `data-page` is the page's slug. */
export const TitleRow = styled(PageHeader)`
  @media ${belowWide} {
    ${titleBesidePicture}
    /* Enlarged words take the room of the picture. */
    grid-template-columns: minmax(min-content, 1fr) minmax(0, 5.5rem);
    gap: var(--space-8) var(--space-16);

    > [data-part='copy'] > [data-part='lead'] {
      font-size: inherit;
    }

    > [data-part='picture'] {
      aspect-ratio: 1;

      > picture {
        display: block;
        block-size: 100%;
      }
    }

    ${Object.entries(details).map(
      ([page, [origin, scale]]) => css`
        &[data-page='${page}'] picture {
          transform: scale(${scale});
          transform-origin: ${origin};
        }
      `,
    )}
  }

  ${media.wide} {
    &:not([data-no-picture]) {
      grid-template-columns: minmax(0, 1fr) 13rem;
      padding-inline-end: var(--picture-distance, var(--space-24));
    }

    > [data-part='copy'] {
      gap: var(--space-8);
      padding: var(--space-16) var(--space-32);

      > [data-part='lead'] {
        max-inline-size: 46rem;
        font-size: inherit;
      }
    }

    /* With a button it is not that low. */
    &:has([data-part='link-button']) > [data-part='copy'] {
      padding-block: var(--space-24);
    }
  }

  [data-part='rich-text'] {
    --measure: none;
  }

  /* On phones as close to the first card as the cards are to each other. */
  @media ${belowTablet} {
    &:is(
      [data-page='contact'],
      [data-page='sitemap'],
      [data-page='subsidiaries'],
      [data-page='official-social-media-list']
    ) {
      margin-block-end: calc(-1 * var(--space-24));
    }
  }
`;
