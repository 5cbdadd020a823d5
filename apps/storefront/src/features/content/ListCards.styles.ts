import { css, styled } from 'styled-components';
import { belowTablet, beside, media } from '@mahd/ui/breakpoints';
import breastMilkFirst from './promises/breast-milk-first.svg?url';
import mistakesPutRight from './promises/mistakes-put-right.svg?url';
import optionalQuestions from './promises/optional-questions.svg?url';
import plainClaims from './promises/plain-claims.svg?url';

/** The drawings of the promises of the About page, in their order. */
const promises = [plainClaims, breastMilkFirst, optionalQuestions, mistakesPutRight];

/** A list as one card with lines between its points, each below its drawing, a numbered one as a grid of cards. What the text says after it is the last card. */
export const ListCards = styled.section`
  display: grid;
  gap: var(--space-24);
  scroll-margin-block-start: 6rem;

  > [data-part='rich-text'] {
    --measure: none;
    display: grid;
    gap: var(--space-16);

    > :is(ol, ul) {
      display: contents;
      list-style: '';
    }

    /* The gaps are the lines. */
    > ul {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: inherit;
      gap: 1px;
      overflow: hidden;
      padding: 0;
      background: var(--color-line);
      border-radius: var(--radius-panel);
      box-shadow: var(--shadow-resting);

      > li {
        border-radius: 0;
        box-shadow: none;
      }
    }

    /* A sentence before the cards. */
    > p:first-child {
      grid-column: 1 / -1;
    }

    li,
    > p:not(:first-child) {
      margin: 0;
      padding: var(--space-24);
      background: var(--color-surface);
      border-radius: var(--radius-panel);
      box-shadow: var(--shadow-resting);
    }

    /* Mirrored in Arabic, as is the question mark in one of them. The disc begins where the text does. */
    ul > li::before {
      display: block;
      inline-size: 5.5rem;
      block-size: 5.5rem;
      margin-block-end: var(--space-16);
      margin-inline-start: calc(-1 * var(--space-4));
      background: center / contain no-repeat;
      content: '';
      filter: var(--picture-filter);
      transform: scaleX(var(--dir, 1));
    }

    ${promises.map(
      (drawing, at) => css`
        ul > li:nth-child(${at + 1})::before {
          background-image: url('${drawing}');
        }
      `,
    )}

    /* In front of the title, on its line; as wide as the widest number, so that all titles begin on one line. */
    ol > li::before {
      float: inline-start;
      inline-size: 1.25rem;
      /* The difference of the capitals' heights is above. */
      margin-block-start: calc(var(--space-4) - (var(--text-28) - var(--text-18)) * 0.35);
      margin-inline-end: var(--space-12);
      color: var(--color-brand);
      font-weight: var(--weight-bold);
      font-size: var(--text-28);
      line-height: calc(var(--text-18) * var(--leading-body));
      content: counter(list-item);
    }

    strong {
      display: block;
      margin-block: var(--space-4);
      font-size: var(--text-18);
    }

    /* Its second line begins below its first one, not below the number. */
    ol strong {
      display: flow-root;
    }

    > p:not(:first-child) {
      align-content: center;
      font-weight: var(--weight-medium);
      font-size: var(--text-22);
      background: var(--color-pastel-1);
      text-wrap: balance;

      /* On desktops its button is at the end of the row. */
      ${media.desktop} {
        display: flex;
        gap: var(--space-24);
        align-items: center;
        justify-content: space-between;
      }

      > a {
        display: flex;
        align-items: center;
        flex: none;
        inline-size: fit-content;
        min-block-size: 2.75rem;
        margin-block-start: var(--space-16);
        padding-inline: var(--space-24);
        color: var(--color-accent);
        font-size: var(--text-16);
        text-decoration: none;
        background: var(--color-surface);
        border: 1px solid var(--color-accent);
        border-radius: var(--radius-pill);

        &:hover {
          background: var(--color-pastel-3);
        }

        ${media.desktop} {
          margin-block-start: 0;
        }
      }
    }

    @media ${belowTablet} {
      li {
        padding: var(--space-16);
      }

      > p:not(:first-child) {
        margin-block-start: var(--space-8);
      }
    }

    /* The drawing is beside the text. */
    @media ${beside} and ${belowTablet} {
      ul > li {
        position: relative;
        min-block-size: calc(4.5rem + 2 * var(--space-16));
        padding-inline-start: calc(4.5rem + 2 * var(--space-16));
      }

      ul > li::before {
        position: absolute;
        inset-block-start: var(--space-16);
        inset-inline-start: var(--space-16);
        inline-size: 4.5rem;
        block-size: 4.5rem;
        margin: 0;
      }

      ul strong {
        margin-block-start: 0;
      }
    }

    ${media.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      /* Three are a row, and what follows is below it. */
      &:has(> ol > :nth-child(3):last-child) {
        grid-template-columns: repeat(3, minmax(0, 1fr));

        > p:last-child {
          grid-column: 1 / -1;
        }
      }
    }

    ${media.desktop} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--space-24);

      &:has(> ul) {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
    }
  }
`;
