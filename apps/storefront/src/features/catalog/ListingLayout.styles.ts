import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** Filters beside the products on desktop; on smaller screens a button opens them. */
export const Columns = styled.div`
  display: grid;
  gap: var(--space-24);

  > aside {
    display: none;
  }

  [data-lazy='listing-footer'] {
    margin-block-start: var(--space-32);
  }

  ${media.desktop} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: var(--space-32);

    > aside {
      display: block;
    }
  }
`;

export const MobileFilterButton = styled.div`
  ${media.desktop} {
    display: none;
  }
`;

/** Links under a centred message. */
export const CenteredLinks = styled.div`
  && ul {
    justify-content: center;
  }
`;

/** Articles found by a search, one large link per row. */
export const ArticleResults = styled.ul`
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

/** What a category is about: its name, its text and its video. On desktop in two columns, so that neither stands beside an empty half. */
export const AboutCategory = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16) var(--space-48);
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);

    /* There is room for the whole text. */
    &&& [data-part='read-more'] > [data-part='content'] {
      max-block-size: none;
      mask-image: none;
    }

    [data-part='toggle'] {
      display: none;
    }

    &:has([data-part='video-facade']) {
      grid-template-rows: auto 1fr;

      > :last-child {
        grid-row: 1 / -1;
        grid-column: 2;
      }
    }
  }
`;

/**
 * Keeps the banner below the navbar's curved edge. On desktop its picture is at the inline end and fades into the empty side of its placeholder, which has its
 * colours.
 */
export const BannerSpacing = styled.div`
  ${media.desktop} {
    padding-block-start: var(--space-24);

    && [data-part='copy'] {
      min-block-size: 23rem;
    }

    && [data-part='placeholder'] {
      object-fit: fill;
      inline-size: 160%;
    }

    && picture img {
      display: block;
      inline-size: 62%;
      margin-inline-start: auto;
      object-position: center 75%;
      mask-image: linear-gradient(calc(var(--dir, 1) * 90deg), transparent, #000 35%);
    }
  }
`;
