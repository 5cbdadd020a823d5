import { styled } from 'styled-components';
import { belowDesktop, belowTablet, media } from '@mahd/ui/breakpoints';
import { fullWidth } from './fullWidth.js';
import { callButton, signs } from './rankedSigns.js';
import { TextColumns } from './TextColumns.styles.js';

/** A list to keep, as a note: within the text or at its end, and where the page is as wide as it ever is beside all of it. */
export const ShortList = styled.div`
  margin-block: var(--space-32);

  &:last-child {
    margin-block-end: 0;
  }

  > [data-part='rich-text'] {
    position: relative;
    padding: var(--space-24);
    background: var(--color-surface);
    border-radius: var(--radius-card);
    box-shadow: var(--shadow-resting);

    /* A magnet. */
    &::before {
      position: absolute;
      inset-block-start: calc(-1 * var(--space-8));
      inset-inline-start: calc(50% - var(--space-8));
      inline-size: var(--space-16);
      block-size: var(--space-16);
      background: var(--color-brand);
      border-radius: var(--radius-pill);
      content: '';
    }

    > h2 {
      font-size: var(--text-22);
      text-wrap: balance;
    }
  }

  @media screen and ${fullWidth} {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(100% + 2.5rem);
    inline-size: 14rem;
    margin: 0;

    /* The text goes on with a heading. */
    + [data-part='rich-text'] {
      margin-block-start: var(--space-32);
    }

    /* As large as a table. */
    && > [data-part='rich-text'] {
      position: sticky;
      inset-block-start: calc(var(--nav-bar-height, 0px) + var(--space-24));
      padding: var(--space-24) var(--space-16) var(--space-16);
      font-size: var(--text-16);

      > h2 {
        font-size: var(--text-18);
      }
    }
  }
`;

/** The way to a doctor: below the folded contents, and where the page is as wide as it ever is beside the text. */
export const Doctor = styled.aside`
  margin-block-start: calc(-1 * var(--space-16));

  ${media.desktop} {
    display: none;
  }

  @media screen and ${fullWidth} {
    display: block;
    grid-area: 1 / 3;
  }

  @media print {
    display: none;
  }
`;

/** A text beside its contents, and where the page is as wide as it ever is in the middle, beside the way to a doctor. */
export const ArticleColumns = styled(TextColumns)`
  /* Phones: the folded contents belong to the header above them. */
  @media ${belowTablet} {
    gap: var(--space-32);

    &:has(> aside) {
      margin-block-start: calc(-1 * (var(--space-24) + var(--space-12)));
    }
  }

  ${media.desktop} {
    ${signs} {
      inline-size: min(42rem, 100%);
    }

    [data-part='table']:has(th:nth-child(4)) {
      font-size: var(--text-16);
    }

    /* The first of four columns, as wide as the names of the rows, leaves the others the same room. */
    tr:has(:nth-child(4)) > * {
      inline-size: 33%;

      &:first-child {
        inline-size: auto;
        white-space: nowrap;
      }
    }
  }

  @media ${fullWidth} {
    grid-template-columns: 14rem minmax(0, 42rem) minmax(0, 1fr);
    column-gap: 2.5rem;

    > :has(${ShortList}) {
      position: relative;
    }
  }
`;

/** Where to find help, in sight all the way down the text. */
export const DoctorCard = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-12);
  padding: var(--space-16);
  background: var(--color-danger-surface);
  border-radius: var(--radius-card);

  > svg {
    color: var(--color-danger);
  }

  > a {
    color: var(--color-danger);
    font-weight: var(--weight-medium);
    text-wrap: balance;

    &[href^='tel:'] {
      ${callButton}
      justify-content: center;
    }
  }

  /* One row above a text, easy to tap; beside it the button is below. */
  @media ${belowDesktop} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--space-8);
    align-items: center;
    padding: var(--space-8) var(--space-12);

    > a {
      padding-block: calc((2.75rem - 1lh) / 2);

      &[href^='tel:'] {
        padding: 0 var(--space-12);
        font-size: var(--text-14);
      }
    }
  }

  @media ${fullWidth} {
    > [href^='tel:'] {
      grid-column: 1 / -1;
    }
  }
`;

/** A picture within a text, with its caption. */
export const InlineFigure = styled.figure`
  position: relative;
  margin-block: var(--space-32);

  /* Directly below a heading. */
  :has(> h2:last-child) + & {
    margin-block-start: var(--space-16);
  }
  margin-inline: 0;

  /* As large as a phone allows: from edge to edge. */
  @media ${belowTablet} {
    margin-inline: calc(-1 * var(--gutter));
  }

  /* A drawing of four panels: its sides are cut, so that its margins are even and the panels larger. */
  &:has(> figcaption > :nth-child(4)) [data-part='picture'] {
    aspect-ratio: 1.164;

    img {
      object-fit: cover;
    }
  }

  @media print {
    max-inline-size: 26rem !important;
  }
`;

export const InlinePicture = styled.div`
  overflow: hidden;
  background: var(--color-pastel-3);
  border-radius: var(--radius-panel);

  @media ${belowTablet} {
    border-radius: 0;
  }
`;

export const FigureCaption = styled.figcaption`
  margin-block-start: var(--space-8);
  color: var(--color-ink-soft);
  font-size: var(--text-16);
  text-wrap: pretty;

  @media ${belowTablet} {
    padding-inline: var(--gutter);
  }
`;

/** The names of three columns of a picture, below them; on phones, where columns are too narrow, in rows. */
export const ColumnNames = styled(FigureCaption)`
  display: grid;
  gap: var(--space-4);
  color: var(--color-ink);

  b {
    font-weight: var(--weight-medium);
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-12);
    text-align: center;
    text-wrap: balance;

    b {
      display: block;
    }
  }
`;

/** The names of a picture's numbered parts. */
export const Legend = styled.ol`
  columns: 2;
  margin-block-start: var(--space-16);
  color: var(--color-ink);
  padding-inline-start: var(--space-24);

  /* As large as the text, and in rows of four, as the parts are in the picture. */
  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: var(--space-8);
    font-size: var(--text-18);
  }

  > * {
    padding-inline-start: var(--space-4);
    break-inside: avoid;
  }

  > ::marker {
    color: var(--color-accent);
    font-weight: var(--weight-medium);
  }
`;

/** The names of a picture's two or four panels, in the strip that it leaves below each. */
export const PanelNames = styled(FigureCaption)`
  position: absolute;
  inset: 76.6% 4.3% 7.8%;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 2%;
  margin: 0;
  padding: 0;
  text-align: center;

  > * {
    display: grid;
    place-content: center;
    /* The drawing is light in both colour schemes. */
    color: var(--color-picture-ink);
    font-size: var(--text-14);
    line-height: 1.2;

    ${media.tablet} {
      font-size: var(--text-18);
    }
  }

  &:has(> :nth-child(3)) {
    inset: 2.7% 0.6% 0;
    grid-template-rows: repeat(2, minmax(0, 1fr));
    gap: 0;
    align-items: end;

    /* Nearer to the panel above than to the one below. */
    > * {
      place-content: start center;
      block-size: 20%;
      padding-block-start: var(--space-4);

      ${media.tablet} {
        padding-block-start: var(--space-8);
      }
    }
  }
`;
