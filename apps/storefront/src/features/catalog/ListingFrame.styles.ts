import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** A listing: the filters beside the products on a desktop, behind a button on smaller screens. */
export const Columns = styled.div`
  display: grid;
  gap: var(--space-24);

  > aside {
    display: none;
  }

  ${media.desktop} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: var(--space-32);

    > aside {
      display: block;
    }
  }
`;

export const FilterButtonPlace = styled.div`
  ${media.desktop} {
    display: none;
  }
`;

/** Other ways under a message that stands in the middle. */
export const OtherWays = styled.div`
  && ul {
    justify-content: center;
  }
`;

/** Articles that a search has found: one line each, easy to press. */
export const ArticleHits = styled.ul`
  display: grid;
  gap: var(--space-12);
  list-style: '';

  a {
    --icon-size: 1.25rem;
    display: flex;
    gap: var(--space-12);
    align-items: center;
    justify-content: space-between;
    block-size: 100%;
    min-block-size: 3.5rem;
    padding: var(--space-12) var(--space-16);
    color: var(--color-ink);
    font-weight: var(--weight-medium);
    text-decoration: none;
    background: var(--color-surface);
    border-radius: var(--radius-card);
    box-shadow: var(--shadow-resting);

    &:hover {
      color: var(--color-accent);
      box-shadow: var(--shadow-raised);
    }

    @media (forced-colors: active) {
      border: 1px solid LinkText;
    }
  }

  ${media.wide} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const FilmPlace = styled.div`
  max-inline-size: 40rem;
`;

/** A banner keeps clear of the curved edge above it; where it is wide, its scene stands whole at the end and fades into the panel. */
export const BannerRoom = styled.div`
  ${media.desktop} {
    padding-block-start: var(--space-24);

    && [data-part='copy'] {
      min-block-size: 21rem;
    }

    && [data-part='picture'] {
      inset-inline-start: auto;
      inline-size: auto;
      aspect-ratio: 16 / 9;
      mask-image: linear-gradient(calc(var(--dir, 1) * 90deg), transparent, #000 40%);
    }
  }
`;
