import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { FactLine } from './FactLine.styles.js';
import { TextColumns } from './TextColumns.styles.js';

/** Version and date of a policy, and a button that prints it, except on phones. */
export const PolicyFacts = styled(FactLine)`
  align-items: center;

  > button {
    --button-padding: var(--space-8);
    display: none;
    margin-inline-start: calc(-1 * var(--space-8));
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  ${media.wide} {
    > button {
      display: inline-flex;
    }
  }
`;

/** The text of a policy, with the page's slug in `data-page`. On phones the columns of its tables are as far apart as on wider windows. */
export const PolicyText = styled(TextColumns)`
  /* A part of the policy, and the first of its sections. */
  [data-part='rich-text'] > h2:has(+ h3) {
    margin-block-start: var(--space-48);
  }

  [data-part='rich-text'] > h2 + h3 {
    margin-block-start: var(--space-16);
  }

  @media ${belowTablet} {
    [data-part='table']:not(:has(td[data-label])) :is(th, td) {
      padding-inline: var(--space-12);
    }

    /* What is collected says itself why; whether it is needed is a tag beside it. */
    &&[data-page='privacy-protection-policy'] [data-part='table'] {
      tr:has(> td[data-label]) {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0 var(--space-16);
        align-items: baseline;
      }

      td:has(~ td[data-label]):first-child {
        grid-column: 1 / -1;
      }

      td[data-label] {
        display: block;
        inline-size: auto;
        padding: var(--space-8) 0 0;

        &::before {
          content: none;
        }

        &:last-child {
          padding: 0 var(--space-8);
          font-size: var(--text-14);
          background: var(--color-pastel-3);
          border-radius: var(--radius-field);
        }
      }
    }
  }
`;
