import { styled } from 'styled-components';
import { belowTablet, media, wideDesktop } from '@mahd/ui/breakpoints';

/** What the sizes are for: without it they could be mistaken for a description. */
export const Label = styled.p`
  margin-block-end: var(--space-4);
  color: var(--color-ink-soft);
  font-size: var(--text-14);
`;

export const SizeLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  list-style: '';

  /* Rows of three below the picture, without a lonely last one. */
  @media ${belowTablet} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
  }

  /* The card leaves a button less room. */
  ${media.wide} {
    inline-size: max-content;
    max-inline-size: 32rem;
  }

  /* Six fill the card. */
  @media ${wideDesktop} {
    inline-size: auto;
    max-inline-size: none;

    > li {
      flex: 1;
      max-inline-size: 6.5rem;
    }
  }

  a {
    display: grid;
    place-items: center;
    place-content: center;
    min-inline-size: 3.75rem;
    min-block-size: 2.75rem;
    padding: var(--space-4) var(--space-8);
    color: var(--color-ink);
    line-height: 1.5;
    text-decoration: none;
    border: 1.5px solid var(--color-control-line);
    border-radius: var(--radius-card);

    > small {
      color: var(--color-ink-soft);
      font-size: var(--text-14);
    }

    &:hover {
      border-color: var(--color-accent);
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
      grid-template-columns: 16rem minmax(0, 1fr);

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
      }

      > [data-part='action'] {
        inline-size: auto;
      }
    }
  }
`;
