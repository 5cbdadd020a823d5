import { styled } from 'styled-components';
import { belowTablet, media } from '../../foundation/breakpoints.js';
import { visuallyHidden } from '../../foundation/VisuallyHidden.js';
import { scrollFade } from '../../foundation/style/scrollFade.js';

export const Root = styled.div`
  overflow-wrap: break-word;

  /* About 66 characters per line at the size of running text, and fewer where an article is set larger. Tables may be wider. */
  --measure: 31rem;

  > * {
    max-inline-size: var(--measure);
  }

  > [data-part='table'] {
    inline-size: fit-content;
    min-inline-size: min(100%, var(--measure));
    max-inline-size: 100%;
  }

  > * + * {
    margin-block-start: var(--space-16);
  }

  :is(h2, h3, h4, h5, h6) {
    font-size: var(--text-18);
    font-weight: var(--weight-bold);
    scroll-margin-block-start: 6rem;
  }

  h2 {
    font-size: var(--text-28);
  }

  h3 {
    font-size: var(--text-22);
  }

  > * + :is(h2, h3) {
    margin-block-start: var(--space-32);
  }

  > * + :is(h4, h5, h6) {
    margin-block-start: var(--space-24);
  }

  > :is(h2, h3, h4) + :not([data-part='table']) {
    margin-block-start: var(--space-8);
  }

  :is(ul, ol) {
    padding-inline-start: var(--space-24);
  }

  /* Numbers stand clear of their text. */
  ol > li {
    padding-inline-start: var(--space-4);
  }

  li + li {
    margin-block-start: var(--space-8);
  }

  li::marker {
    color: var(--color-accent);
    font-weight: var(--weight-medium);
  }

  /* Arabic has no italics: emphasis is bold in both scripts. */
  :is(em, i, cite) {
    font-style: normal;
    font-weight: var(--weight-medium);
  }

  :is(strong, b) {
    font-weight: var(--weight-bold);
  }

  blockquote {
    padding: var(--space-12) var(--space-24);
    border-radius: var(--radius-field);
    background: var(--color-pastel-3);
  }

  img {
    border-radius: var(--radius-card);
  }

  figcaption,
  small,
  caption {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  hr {
    border: 0;
    border-block-start: 1px solid var(--color-line);
    margin-block: var(--space-32);
  }

  code {
    padding-inline: var(--space-4);
    border-radius: var(--radius-field);
    background: var(--color-pastel-3);
  }

  :is(dt, th) {
    font-weight: var(--weight-medium);
  }

  dd {
    margin-inline-start: var(--space-16);
  }

  [data-part='table'] {
    position: relative;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    ${scrollFade}

    &:focus-visible {
      outline-offset: -3px;
    }
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  caption {
    padding: var(--space-8);
    text-align: start;
  }

  /* Cells break between words; a table whose longest words do not fit scrolls. */
  :is(th, td) {
    padding: var(--space-8);
    text-align: start;
    vertical-align: top;
    overflow-wrap: normal;

    ${media.tablet} {
      padding-inline: var(--space-16);
    }
  }

  /* Where two or three columns share a text's width, their headers do not wrap. */
  thead tr:not(:has(:nth-child(4))) {
    ${media.tablet} {
      white-space: nowrap;
    }
  }

  tr + tr :is(th, td),
  thead + tbody :is(th, td) {
    border-block-start: 1px solid var(--color-line);
  }

  thead th {
    background: var(--color-pastel-3);
  }

  /* On phones, each row of a table with labelled cells is a group headed by its first cell. */
  @media ${belowTablet} {
    [data-part='table']:has(td[data-label]) {
      :is(table, tbody, tr, th, td) {
        display: block;
        border: 0;
      }

      thead {
        ${visuallyHidden}
      }

      tr {
        padding: 0 var(--space-12) var(--space-8);
      }

      :is(th, td):first-child {
        margin-inline: calc(-1 * var(--space-12));
        padding: var(--space-8) var(--space-12);
        font-weight: var(--weight-bold);
        background: var(--color-pastel-3);
      }

      /* Labels and values are two columns, the same in all groups. */
      td[data-label] {
        display: table;
        table-layout: fixed;
        inline-size: 100%;
      }

      /* For the eyes only: assistive technology reads the column's header. */
      td[data-label]::before {
        content: attr(data-label);
        content: attr(data-label) / '';
        display: table-cell;
        inline-size: 36%;
        padding-block-start: var(--space-8);
        padding-inline-end: var(--space-8);
        color: var(--color-ink-soft);
        font-size: var(--text-14);
        overflow-wrap: anywhere;
      }

      /* The other of two columns needs no label. */
      td[data-label=''] {
        display: block;
        padding: var(--space-12) 0 var(--space-4);

        &::before {
          display: none;
        }
      }
    }
  }
`;
