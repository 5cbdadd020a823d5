import { styled } from 'styled-components';
import { beside, media } from '../../foundation/breakpoints.js';
import { fadeAbove } from '../../foundation/style/fadeAbove.js';

export const Root = styled.div`
  position: relative;

  /* Dims the page, whose headings and pictures would compete with the panel, and the links of the bar, which it cuts. */
  &[data-layout='dropdown']:has(> [data-part='panel']:not([hidden]))::before {
    position: fixed;
    z-index: 1;
    inset-block: max(0px, var(--nav-bar-height, 0px) - 2.75 * var(--space-rem)) 0;
    inset-inline: 0;
    background: var(--color-backdrop);
    pointer-events: none;
    content: '';
    animation: search-dropdown-dim var(--motion-normal) var(--ease-out);
  }

  > form {
    z-index: 2;
  }

  [data-part='panel']:not([hidden]) {
    position: absolute;
    z-index: var(--layer-popup);
    inset-block-start: calc(100% + var(--space-8));
    inset-inline: 0;
    max-block-size: calc(100dvh - 6rem);
    padding: var(--space-8);
    overflow-y: auto;
    overscroll-behavior: contain;
    /* In the dark scheme the shadow draws the edge. */
    border: 1px solid light-dark(var(--color-line), transparent);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    box-shadow: var(--shadow-raised);
    animation: search-dropdown-open var(--motion-normal) var(--ease-out);
  }

  &[data-layout='sheet'] [data-part='panel']:not([hidden]) {
    position: static;
    max-block-size: none;
    padding: var(--space-8) 0;
    /* The sheet scrolls, and the link to all results sticks to it. */
    overflow: visible;
    border: 0;
    box-shadow: none;
    animation: none;
  }

  [data-part='message'],
  [data-part='empty'] {
    padding: var(--space-12) var(--space-8);
    color: var(--color-ink-soft);

    &[data-tone='danger'] {
      color: var(--color-danger);
    }
  }

  [data-part='empty']:has(+ [data-part='empty']) {
    padding-block-end: 0;
    color: var(--color-ink);
    font-weight: var(--weight-medium);
  }

  [data-part='empty'] + [data-part='empty'] {
    padding-block-start: var(--space-4);
  }

  [data-part='results']:not([hidden]) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
  }

  &[data-status='loading'] [data-part='results'] {
    opacity: 0.55;
  }

  [data-part='heading'] {
    padding: var(--space-8);
    font-size: var(--text-14);
    font-weight: var(--weight-bold);
  }

  [data-part='recent-head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;

    button {
      min-block-size: 2.75rem;
      padding-inline: var(--space-8);
      color: var(--color-accent);
      font-size: var(--text-14);
      font-weight: var(--weight-medium);
    }
  }

  [data-part='option'] {
    --icon-size: 1.125rem;
    display: flex;
    align-items: center;
    gap: var(--space-12);
    min-block-size: 2.75rem;
    padding: var(--space-8);
    border-radius: var(--radius-card);
    color: var(--color-ink);
    text-decoration: none;
    /* Arrow keys bring it above the link to all results. */
    scroll-margin-block-end: 3.25rem;

    &[aria-selected='true'] {
      background: var(--color-pastel-3);
      box-shadow: inset 0 0 0 1.5px var(--color-line);
    }

    > [data-part='icon'] {
      flex: none;
      color: var(--color-ink-soft);
    }
  }

  /* Categories and earlier queries: short names, side by side. */
  [data-part='group'][data-layout='grid'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));

    > [data-part='heading'] {
      grid-column: 1 / -1;
    }
  }

  [data-part='picture'] {
    flex: none;
    inline-size: 3.5rem;
    block-size: 3.5rem;
    overflow: hidden;
    border-radius: var(--radius-field);
    background: var(--color-pastel-3);

    img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
  }

  [data-layout='grid'] [data-part='option'] {
    gap: var(--space-8);
    font-size: var(--text-14);
  }

  [data-layout='grid'] [data-part='name'] {
    overflow-wrap: break-word;
  }

  [data-layout='grid'] [data-part='picture'] {
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border-radius: 50%;
  }

  [data-part='text'] {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;

    /* The price is beside the name, so that the sizes have the whole line below. */
    ${media.wide} {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: var(--space-16);

      > :first-child {
        display: contents;
      }

      [data-part='detail'] {
        grid-row: 2;
        grid-column: 1 / -1;
      }
    }
  }

  [data-part='name'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    overflow-wrap: anywhere;
    text-wrap: pretty;

    @media ${beside} {
      -webkit-line-clamp: 2;
    }
  }

  /* One line, as on a product card: its sizes, or their number where they do not fit. */
  [data-part='detail'] {
    display: flex;
    flex-wrap: wrap;
    block-size: 1lh;
    overflow: hidden;
    color: var(--color-ink-soft);
    font-size: var(--text-14);

    > [aria-hidden] {
      flex: 1 1 0;
      overflow: hidden;

      + span {
        flex: 9999 0 auto;
      }
    }
  }

  [data-part='price'] {
    flex: none;
    font-weight: var(--weight-bold);

    s,
    [data-part='from'] {
      font-size: var(--text-14);
      font-weight: var(--weight-regular);
    }

    s {
      margin-inline-start: var(--space-4);
      color: var(--color-ink-soft);
    }

    [data-reduced] {
      color: var(--color-accent);
    }
  }

  /* Stays in sight below a list that scrolls. */
  [data-all] {
    position: sticky;
    inset-block-end: 0;
    border-block-start: 1px solid var(--color-line);
    border-radius: 0;
    background: var(--color-surface);
    color: var(--color-accent);
    font-weight: var(--weight-medium);
    overflow-wrap: anywhere;

    /* A row that scrolls below it does not touch its line. At the end of the list the fade covers no text. */
    ${fadeAbove('var(--space-16)')}
  }

  [data-part='help'] {
    margin: var(--space-8);
    padding: var(--space-12) var(--space-16);
    border-radius: var(--radius-card);
    background: var(--color-pastel-3);

    ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: var(--space-16);
      list-style: none;
    }

    a {
      display: block;
      padding-block: var(--space-8);
      font-weight: var(--weight-medium);
    }
  }

  @keyframes search-dropdown-dim {
    from {
      opacity: 0;
    }
  }

  @keyframes search-dropdown-open {
    from {
      opacity: 0;
      transform: translateY(-0.5rem);
    }
  }

  @media (forced-colors: active) {
    [aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
