import { styled } from 'styled-components';
import { belowDesktop, belowTablet, media } from '../../foundation/breakpoints.js';
import { contentVisibility } from '../../foundation/style/contentVisibility.js';
import { summaryStyles } from '../../foundation/summaryStyles.js';

export const Root = styled.footer`
  position: relative;
  padding-block: var(--space-64) var(--space-32);
  border-start-start-radius: 50% var(--space-32);
  border-start-end-radius: 50% var(--space-32);
  background: var(--color-pastel-1);
  color: var(--color-ink);
  overflow-wrap: anywhere;

  [data-part='inner'] {
    display: grid;
    gap: var(--space-32);
    max-inline-size: calc(var(--content-width) + 2 * var(--gutter));
    margin-inline: auto;
    padding-inline: var(--gutter);
    ${contentVisibility}
    contain-intrinsic-block-size: auto 26.5rem;

    ${media.wide} {
      contain-intrinsic-block-size: auto 43rem;
    }

    ${media.desktop} {
      contain-intrinsic-block-size: auto 30rem;
    }
  }

  h2 {
    margin-block-end: var(--space-8);
    font-size: var(--text-16);
    font-weight: var(--weight-bold);
  }

  ul {
    list-style: none;
  }

  a {
    color: var(--color-ink);
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }

  [data-part='brand'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-24);
  }

  [data-part='logo'] :is(img, svg) {
    inline-size: auto;
    block-size: 3.5rem;
  }

  [data-part='social'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-8) var(--space-16);

    h2 {
      margin: 0;
    }

    ul {
      display: flex;
      gap: var(--space-8);
    }

    a {
      display: grid;
      place-items: center;
      inline-size: 2.75rem;
      block-size: 2.75rem;
      border-radius: var(--radius-pill);
      color: var(--color-accent);
      background: var(--color-surface);
      transition: background-color var(--motion-fast) var(--ease-out);

      @media (hover: hover) {
        &:hover {
          background: var(--color-pastel-3);
        }
      }
    }
  }

  [data-part='columns'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
    gap: var(--space-32) var(--space-24);

    /* Equal space around one line and two, so that the first lines of columns align. */
    a {
      display: block;
      padding-block: calc((var(--row, 2.75rem) - 1lh) / 2);
    }

    [aria-current] {
      font-weight: var(--weight-medium);
    }

    h2 {
      white-space: nowrap;
    }
  }

  /* On tablets up to four groups share a row, each as wide as its links. Where that is too wide, the links of the last one stay whole: policies have long names. */
  ${media.wide} and ${belowDesktop} {
    [data-part='columns']:not(:has(> :nth-child(5))) {
      display: flex;
      justify-content: space-between;

      > :last-child {
        flex: none;
        max-inline-size: 40%;
      }
    }
  }

  /*
   * The list follows its "details" element, and is shown on wider screens whether that is open or not. Inside of it, that
   * would need "::details-content", which browsers before 2025 do not have.
   */
  details {
    display: none;
  }

  @media ${belowTablet} {
    [data-part='columns'] {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      border-block-start: 1px solid color-mix(in srgb, var(--color-ink) 14%, transparent);
    }

    [data-part='column'] {
      border-block-end: 1px solid color-mix(in srgb, var(--color-ink) 14%, transparent);

      > h2,
      > details:not([open]) ~ ul {
        display: none;
      }

      > details {
        display: block;
      }

      > ul {
        padding-block-end: var(--space-12);
      }
    }

    summary {
      ${summaryStyles}
      --icon-size: 1.25rem;
      min-block-size: 3.25rem;
      font-weight: var(--weight-bold);
    }

    [open] > summary > [data-part='icon'] {
      transform: rotate(180deg);
    }
  }

  [data-part='offices'] {
    padding-block-start: var(--space-24);
    border-block-start: 1px solid color-mix(in srgb, var(--color-ink) 14%, transparent);

    ul {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
      gap: var(--space-24);
    }

    li {
      display: grid;
      align-content: start;
      justify-items: start;
      font-size: var(--text-14);
    }

    strong {
      font-weight: var(--weight-medium);
      font-size: var(--text-16);
    }

    a {
      padding-block: var(--space-8);
      text-decoration: underline;
    }
  }

  [data-part='closing'] {
    display: grid;
    gap: var(--space-8);
    padding-block-start: var(--space-24);
    border-block-start: 1px solid color-mix(in srgb, var(--color-ink) 14%, transparent);
    font-size: var(--text-14);
  }

  [data-part='legal'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-4) var(--space-24);

    button {
      min-block-size: 2.75rem;
      text-decoration: underline;
    }
  }

  @media ${belowTablet} {
    padding-block-start: calc(2.5 * var(--space-rem));

    [data-part='inner'] {
      gap: var(--space-24);
    }

    [data-part='logo'] :is(img, svg) {
      block-size: 2.25rem;
    }

    [data-part='copyright'] {
      order: 1;
    }

    /* The last group has a line below it already. */
    [data-part='columns'] + * {
      padding-block-start: 0;
      border-block-start: 0;
    }
  }

  [data-part='payment-marks'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-8);
    margin-block: var(--space-8);
    filter: var(--picture-filter);
  }

  ${media.desktop} {
    [data-part='columns'] {
      --row: 2.25rem;
    }

    [data-part='closing'] {
      grid-template-columns: auto auto;
      justify-content: space-between;
      align-items: center;
    }
  }

  @media print {
    display: none;
  }
`;
