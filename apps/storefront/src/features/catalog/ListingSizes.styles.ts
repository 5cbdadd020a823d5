import { styled } from 'styled-components';
import { belowTablet, media, wideDesktop } from '@mahd/ui/breakpoints';

/** The sizes of a product as chips, and the button below them. */
export const Sizes = styled.div`
  display: grid;
  gap: var(--space-12);

  /* What the sizes are for: without it they could be mistaken for a description. */
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-16);
    align-items: center;
    justify-content: space-between;
    margin-block-end: calc(-1 * var(--space-8));
    color: var(--color-ink-soft);
    font-size: var(--text-14);

    > [data-missed] {
      color: var(--color-danger);
      font-weight: var(--weight-medium);
    }

    /* As high as a finger needs, and no higher than the line. */
    > a {
      margin-block: calc((1lh - 2.75rem) / 2);
      padding-block: calc((2.75rem - 1lh) / 2);
      color: var(--color-accent);
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }

  > [role='radiogroup'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-8);

    /* Rows of three below the picture, without a lonely last one. */
    @media ${belowTablet} {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
    }
  }

  > [data-part='button'] {
    ${media.wide} {
      max-inline-size: 20rem;
      margin-block-start: var(--space-8);
    }
  }

  label {
    position: relative;
    display: grid;
    flex: 1;
    place-items: center;
    place-content: center;
    min-inline-size: 3.75rem;
    min-block-size: 2.75rem;
    padding: var(--space-4) var(--space-8);
    color: var(--color-ink);
    line-height: 1.5;
    text-align: center;
    border: 1.5px solid var(--color-control-line);
    border-radius: var(--radius-card);
    cursor: pointer;

    ${media.wide} {
      max-inline-size: 9rem;
    }

    > small {
      color: var(--color-ink-soft);
      font-size: var(--text-14);
    }

    > input {
      position: absolute;
      inset: 0;
      margin: 0;
      opacity: 0;
      cursor: inherit;
    }

    &:hover {
      border-color: var(--color-accent);
    }

    &:has(> :checked) {
      font-weight: var(--weight-medium);
      background: var(--color-pastel-3);
      border-color: var(--color-accent);
      box-shadow: inset 0 0 0 1px var(--color-accent);

      @media (forced-colors: active) {
        outline: 2px solid Highlight;
      }
    }

    &:has(> :focus-visible) {
      outline: 3px solid var(--color-focus, var(--color-accent));
      outline-offset: 2px;
    }

    &:has(> :disabled) {
      color: var(--color-ink-soft);
      border-style: dashed;
      cursor: not-allowed;
    }
  }

  /* In the card: below a whole picture and the name on phones. On desktops there is room for larger type. */
  [data-part='product-grid'][data-few] [data-part='product-card']:has(&) {
    > [data-part='body'] > [data-part='name'] {
      font-weight: var(--weight-bold);
    }

    @media ${belowTablet} {
      grid-template-rows: repeat(3, auto);

      > [data-part='media'] {
        grid-row: 1 / 3;
        align-self: center;
        margin-block: var(--space-12);
        margin-inline-start: var(--space-12);
        border-radius: var(--radius-field);
      }

      > [data-part='body'] {
        grid-row: 1;
        align-self: end;
      }

      > [data-part='price'] {
        grid-row: 2;
      }

      > [data-part='action'] {
        grid-row: 3;
        grid-column: 1 / -1;
        inline-size: auto;
      }
    }

    @media ${wideDesktop} {
      grid-template-columns: 18rem minmax(0, 1fr);

      > [data-part='body'],
      > [data-part='price'],
      > [data-part='action'] {
        padding-inline: var(--space-24);
      }

      > [data-part='body'] > [data-part='name'] {
        font-size: var(--text-28);
      }

      > [data-part='price'] {
        font-size: var(--text-18);

        [data-part='amount'] {
          font-size: var(--text-22);
        }
      }

      > [data-part='action'] {
        inline-size: auto;
      }
    }
  }
`;
