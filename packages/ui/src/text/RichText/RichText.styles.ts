import { styled } from 'styled-components';

export const Root = styled.div`
  overflow-wrap: break-word;

  /*
   * At most 70 characters per line: on average Rubik's are 0.7 (Latin) and 0.65 (Arabic) of its zero wide. Tables may
   * be wider.
   */
  --measure: 48ch;

  &:lang(ar) {
    --measure: 45ch;
  }

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

  > :is(h2, h3, h4) + * {
    margin-block-start: var(--space-8);
  }

  :is(ul, ol) {
    padding-inline-start: var(--space-24);
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
    border-inline-start: 4px solid var(--color-brand);
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

  dt {
    font-weight: var(--weight-medium);
  }

  dd {
    margin-inline-start: var(--space-16);
  }

  [data-part='table'] {
    overflow-x: auto;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    /* A shadow at each edge with more content; symmetric, so it needs no mirroring. */
    background:
      linear-gradient(0.25turn, var(--color-surface) 50%, transparent) 0 0 / 3rem 100% no-repeat local,
      linear-gradient(-0.25turn, var(--color-surface) 50%, transparent) 100% 0 / 3rem 100% no-repeat local,
      radial-gradient(farthest-side at 0 50%, var(--color-line), transparent) 0 0 / 0.75rem 100% no-repeat,
      radial-gradient(farthest-side at 100% 50%, var(--color-line), transparent) 100% 0 / 0.75rem 100% no-repeat,
      var(--color-surface);
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  caption {
    padding: var(--space-8) var(--space-16);
    text-align: start;
  }

  /* On phones a wide table scrolls instead of breaking every word. */
  :is(th, td) {
    min-inline-size: 6.5rem;
    padding: var(--space-8) var(--space-16);
    text-align: start;
    vertical-align: top;
    overflow-wrap: normal;
  }

  /* Wide enough to read, and so that phones show part of the next column. */
  tr > :first-child:nth-last-child(n + 3),
  tr > :first-child:nth-last-child(n + 3) ~ * {
    min-inline-size: 8rem;
  }

  tr + tr :is(th, td),
  thead + tbody :is(th, td) {
    border-block-start: 1px solid var(--color-line);
  }

  thead th {
    background: var(--color-pastel-3);
  }

  th {
    font-weight: var(--weight-medium);
  }
`;
