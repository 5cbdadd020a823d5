import { styled } from 'styled-components';
import { belowWide, media } from '@mahd/ui/breakpoints';

export const Panel = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24) var(--space-48);
  padding: var(--space-24) var(--space-16);
  border-radius: var(--radius-panel);
  background: var(--color-pastel-3);

  /* Before the footer. */
  main ~ * [data-lazy='my-baby'] & {
    margin-block-end: var(--space-48);
  }

  [data-part='ask'] {
    display: grid;
    gap: var(--space-12);
    align-content: start;
  }

  [data-part='form'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-12);
    align-items: end;

    > [data-part='date-field'] {
      flex: 1 1 17rem;
      max-inline-size: 26rem;
    }

    /* As high as the fields. */
    > [data-part='button'] {
      min-block-size: 3rem;
    }
  }

  [data-part='answer'] {
    display: grid;
    gap: var(--space-12);
    align-content: start;
    justify-items: start;

    /* Takes no row, but is there to announce what comes into it. */
    &:empty {
      position: absolute;
    }
  }

  /* On phones the drawing is beside the heading. The height of an answer is there for a known date before it is read, so that restoring it shifts nothing. */
  @media ${belowWide} {
    [data-part='ask'] > img {
      position: absolute;
      inset-block-start: var(--space-16);
      inset-inline-end: var(--space-16);
      inline-size: 6rem;
      block-size: auto;
    }

    &[data-full] h2 {
      display: grid;
      align-items: center;
      min-block-size: 4rem;
    }

    [data-part='answer'] > img,
    [data-part='answer'] > img + p {
      display: none;
    }

    &[data-full] [data-part='answer']:not(:has(> strong)) {
      position: absolute;
    }

    &[data-full] [data-part='answer']:has(> strong),
    :root[data-baby] &[data-full]:not([data-ready]) [data-part='answer'] {
      position: static;
      min-block-size: 17rem;
    }
  }

  [data-part='answer'] > strong {
    font-size: var(--text-22);
    line-height: 1.3;
  }

  img {
    filter: var(--picture-filter);
  }

  [data-part='answer'] > img,
  [data-part='answer'] > img + p {
    justify-self: center;
    text-align: center;
  }

  h3 {
    margin-block-end: var(--space-12);
    font-size: var(--text-16);
    font-weight: var(--weight-medium);
  }

  /* The ages in a row, on a line from birth to the first birthday. */
  ol {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4);
    justify-content: space-between;
    list-style: '';
  }

  ol::before {
    position: absolute;
    inset-block-start: 50%;
    inset-inline: var(--space-24);
    border-block-start: 2px dashed var(--color-control-line);
    content: '';
  }

  li > a {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border-radius: var(--radius-pill);
    color: var(--color-ink);
    background: var(--color-surface);
    box-shadow: inset 0 0 0 1px var(--color-control-line);
    font-weight: var(--weight-medium);
    text-decoration: none;

    &:hover {
      color: var(--color-accent);
      box-shadow: inset 0 0 0 2px var(--color-accent);
    }

    &[aria-current] {
      color: var(--color-on-accent);
      background: var(--color-accent);
      box-shadow: none;
    }
  }

  @media (scripting: none) {
    display: none;
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    padding: var(--space-32);

    [data-part='ask'] > img {
      display: none;
    }

    [data-part='ask'] {
      align-content: center;

      > [data-part='form'] {
        margin-block-start: var(--space-12);
      }
    }

    &[data-full] [data-part='answer'] {
      align-content: center;
      min-block-size: 18rem;
    }

    img {
      inline-size: 21rem;
    }

    > nav {
      grid-column: 1 / -1;
    }

    /* The date beside the text that asks for it. */
    > [data-part='ask']:has(+ :empty) {
      grid-column: 1 / -1;
      grid-template-rows: auto 1fr;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: var(--space-48);

      > [data-part='form'] {
        grid-row: 1 / 3;
        grid-column: 2;
        /* The label stands on the line of the heading. */
        margin-block-start: calc(1.5 * var(--space-4));
      }
    }

    li > a {
      inline-size: 4rem;
    }
  }

  @media print {
    display: none;
  }
`;
