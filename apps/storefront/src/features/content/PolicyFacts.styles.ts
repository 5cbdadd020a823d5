import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { Grid } from '@mahd/ui/Grid';
import { LinkButton } from '@mahd/ui/LinkButton';
import { FactLine } from './FactLine.styles.js';
import { TextColumns } from './TextColumns.styles.js';

/** Version and date of a policy, and a button that prints it, except on phones. */
export const PolicyFacts = styled(FactLine)`
  align-items: center;

  > button {
    display: none;
    padding-inline: 0;
    font-weight: var(--weight-regular);
    /* The dot before it is outside. */
    overflow: visible;
    text-decoration: underline;
    text-underline-offset: 0.25em;

    &::before {
      color: var(--color-ink-soft);
    }
  }

  ${media.wide} {
    > button {
      display: inline-flex;
    }
  }
`;

/** What most readers of a policy about returns come for, in its header: as wide as its words, on phones as the header. */
export const ReturnLink = styled(LinkButton)`
  /* Not that of the facts around it. */
  font-size: var(--text-16);

  ${media.tablet} {
    align-self: start;
  }
`;

/** What may follow a policy: cards beside each other whose titles are on one line, however long their texts. */
export const PolicyActions = styled(Grid)`
  [data-part='copy'] {
    align-self: start;
  }
`;

/** The text of a policy, with the page's slug in `data-page`. On phones the columns of its tables are as far apart as on wider windows. */
export const PolicyText = styled(TextColumns)`
  /* What most readers look for, before the text: its heading and its list are one card. */
  [data-part='rich-text'] > #in-short {
    padding: var(--space-16) var(--space-16) 0;
    font-size: var(--text-22);
    background: var(--color-pastel-3);
    border-start-start-radius: var(--radius-card);
    border-start-end-radius: var(--radius-card);

    + ul {
      margin-block-start: 0;
      padding: var(--space-12) var(--space-16) var(--space-16);
      padding-inline-start: var(--space-32);
      background: var(--color-pastel-3);
      border-end-start-radius: var(--radius-card);
      border-end-end-radius: var(--radius-card);

      + p {
        margin-block-start: var(--space-32);
      }
    }
  }

  ${media.tablet} {
    /* The second of two columns has room for some words, however long the first is. */
    td:nth-child(2):last-child {
      min-inline-size: 12em;
    }

    [data-part='rich-text'] > #in-short {
      padding: var(--space-24) var(--space-32) 0;

      + ul {
        padding: var(--space-12) var(--space-32) var(--space-24);
        padding-inline-start: var(--space-48);
      }
    }
  }

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

    /* No labels: a cell names the purpose itself, and a tag beside it, below it where the words need the room, says whether the data is required. */
    &&[data-page='privacy-protection-policy'] [data-part='table'] {
      td[data-label] {
        display: block;
        flex: 1 1 10rem;
        inline-size: auto;
        padding: 0;

        &::before {
          content: none;
        }
      }

      tr:has(> td[data-label]) {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-8) var(--space-16);
        align-items: baseline;
        padding-block-end: var(--space-12);

        > :first-child {
          flex: 1 0 100%;
        }

        > :last-child {
          flex: none;
          padding: 0 var(--space-8);
          font-size: var(--text-14);
          background: var(--color-pastel-5);
          border-radius: var(--radius-field);
        }
      }
    }

    /* A time is on one line. */
    &&[data-page='shipping-return-policy'] td:last-child {
      white-space: nowrap;
    }
  }
`;
