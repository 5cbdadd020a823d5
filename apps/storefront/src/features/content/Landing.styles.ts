import { styled } from 'styled-components';
import { belowDesktop, belowTablet, beside, media } from '@mahd/ui/breakpoints';
import { Grid } from '@mahd/ui/Grid';
import { Stack } from '@mahd/ui/Stack';
import { StepExplainer } from '@mahd/ui/StepExplainer';
import { Text } from '@mahd/ui/Text';
import { pictureBesideText, Tile } from '../catalog/ListingTile.styles.js';

/** The sections of a long landing page: on phones closer together. */
export const Sections = styled(Stack).attrs({ gap: 64 })`
  @media ${belowTablet} {
    && {
      gap: var(--space-48);
    }
  }
`;

/** The introduction of a section, no wider than a text. */
export const Intro = styled(Text)`
  max-inline-size: 42rem;
`;

/** A full-width message, on desktops with its text beside its heading. */
export const Message = styled.section`
  display: grid;
  gap: var(--space-12);
  padding: var(--space-24);
  background: var(--color-pastel-3);
  border-radius: var(--radius-panel);

  > p {
    max-inline-size: 60ch;
  }

  ${media.tablet} {
    font-size: var(--text-18);

    h2 {
      font-size: var(--text-36);
    }
  }

  /* As wide as the paragraph above it, in smaller type. */
  > [data-part='rich-text'] {
    --measure: calc(60ch * 18 / 14);
    font-size: var(--text-14);
  }

  ${media.wide} {
    padding: var(--space-32);
  }

  /* On tablets the heading would break into a line per word. */
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    column-gap: var(--space-24);
    padding: var(--space-48);

    > [data-part='rich-text'] {
      grid-column: 2;
    }

    /* However many lines it has, the small print follows the text. */
    &:has(> [data-part='rich-text']) {
      grid-template-rows: auto 1fr;

      > h2 {
        grid-row: span 2;
      }
    }
  }
`;

/** A tile that is one cell on phones and three on wide windows, where its drawing fills the start, beside the text. */
export const GuideTile = styled(Tile)`
  @media ${belowTablet} {
    > p {
      font-size: var(--text-14);
    }
  }

  ${media.wide} {
    && {
      ${pictureBesideText}
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      column-gap: var(--space-48);
      padding-inline: 0 var(--space-48);

      > [data-part='picture'] {
        --picture-position: center bottom;
        align-self: stretch;
        aspect-ratio: auto;
        margin-block: calc(-1 * var(--space-16));
        border-radius: 0;
      }

      > h3 {
        font-size: var(--text-36);
        line-height: 1.2;
      }
    }
  }
`;

/** What neighbours have in common. */
export const SecondLine = styled.span`
  display: block;
  color: var(--color-ink-soft);
  font-size: var(--text-14);
  font-weight: var(--weight-regular);
`;

/** The bottles, four or all. */
export const Bottles = styled.div`
  /* The size, and one or two lines below it. Glass wraps like plastic, which is a little longer. */
  && [data-part='body'] > [data-part='name'] {
    max-inline-size: 14rem;
    -webkit-line-clamp: 4;
  }

  /* Four, or nine and the guide, fill rows of two and of four, but not of three. */
  ${media.tablet} {
    && [data-part='list'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  ${media.wide} {
    && [data-part='list'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    && li:has(> ${GuideTile}) {
      grid-column: span 3;
    }
  }

  ${media.wide} and ${belowDesktop} {
    && [data-part='body'] > [data-part='name'] {
      font-size: var(--text-14);
    }
  }
`;

/** What nipples are made of. On phones each drawing is beside its text, as in the steps: above, three would fill three screens. */
export const Features = styled(Grid)`
  @media ${beside} and ${belowTablet} {
    && article {
      display: grid;
      grid-template-columns: calc(7 * var(--space-rem)) minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      column-gap: var(--space-16);
      padding: var(--space-16);
    }

    && [data-part='picture'] {
      grid-row: 1 / 3;
      margin: 0;

      /* Without the margins of the drawing. */
      img {
        transform: scale(1.16);
      }
    }
  }
`;

/** Steps in cards, as the features above them. */
export const Steps = styled(StepExplainer)`
  gap: var(--space-24);

  > li {
    padding: var(--space-16);
    background: var(--color-surface);
    border-radius: var(--radius-card);
    box-shadow: var(--shadow-resting);
  }

  ${media.wide} {
    > li {
      padding: var(--space-24);

      > [data-part='picture'] {
        justify-self: center;
      }
    }
  }
`;

/** The note at the end of a landing page, as below an article. */
export const Footnote = styled.aside`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--space-12);
  padding: var(--space-24) var(--space-16);
  font-weight: var(--weight-medium);
  background: var(--color-pastel-3);
  border-radius: var(--radius-card);

  > svg {
    color: var(--color-info);
  }

  * {
    --measure: none;
  }

  ${media.wide} {
    padding: var(--space-32);
  }
`;

/** Short statements, and beside them on wide screens the text that explains them. */
export const Statements = styled.div`
  display: grid;
  gap: var(--space-16) var(--space-48);
  align-items: center;
  padding: var(--space-24);
  background: var(--color-surface);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-resting);

  > ul {
    display: grid;
    gap: var(--space-12);
    font-size: var(--text-18);
    font-weight: var(--weight-bold);
    list-style: '';
  }

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: var(--space-32);

    > ul {
      font-size: var(--text-22);
    }
  }
`;

export const VideoGrid = styled.div`
  display: grid;
  gap: var(--space-32) var(--space-24);

  > * {
    min-inline-size: 0;
  }

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
  }
`;
