import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { beforeSigns, rankedSigns, signs } from './rankedSigns.js';

/**
 * A chapter. Phones: the picture above the text. Tablets: the text flows around the picture. Desktops: picture and text
 * fill two columns, and the signs of illness with their heading cross both.
 */
export const StoryRow = styled.div`
  > [data-part='picture'] {
    --picture-background: var(--color-pastel-1);
    max-inline-size: 30rem;
    margin-block-end: var(--space-24);
    border-radius: var(--radius-panel);

    &[data-drawing] {
      background: var(--color-pastel-3);
    }
  }

  > [data-part='rich-text'] {
    ${rankedSigns}

    > * + h4 {
      margin-block-start: var(--space-32);
    }
  }

  ${media.wide} {
    display: flow-root;

    /* At the end: beside a picture at the start, the marks of lists would hang into it. */
    > [data-part='picture'] {
      float: inline-end;
      inline-size: 19rem;
      margin-inline-start: var(--space-32);
    }

    > [data-part='rich-text'] {
      --measure: 42rem;
      font-size: var(--text-18);

      > :is(${signs}, [data-part='table']) {
        clear: both;
      }
    }
  }

  ${media.desktop} {
    columns: 2;
    column-gap: var(--space-64);

    > [data-part='picture'] {
      float: none;
      inline-size: auto;
      max-inline-size: none;
      margin-inline-start: 0;
      break-inside: avoid;
    }

    > [data-part='rich-text'] {
      :is(p, ul, ol, [data-part='table']) {
        break-inside: avoid;
      }

      /* A column begins with a heading: its lists, whole, and what follows them stay with it. */
      :is(h3, h4) {
        break-after: avoid;
      }

      :is(ul, ol, li, :is(ul, ol) + p) {
        break-before: avoid;
      }

      /* Side by side, the picture and the first of four parts come before the others, whose columns begin on one line. */
      > h3:nth-of-type(2):has(~ h3 ~ h3)::before {
        display: block;
        block-size: var(--space-32);
        column-span: all;
        content: '';
      }

      > :is(h3:not(:first-of-type), h4, p)${beforeSigns},
        > :is(${signs}:not(h3:first-of-type + *), ${signs} + p:last-child) {
        column-span: all;
      }

      /* Both columns below begin on one line. */
      > ${signs}:has(+ :not(p:last-child)) {
        margin-block-end: var(--space-32);

        + * {
          margin-block-start: 0;
        }
      }

      /* Signs that a chapter begins with stay beside the picture, their titles above them. */
      > h3:first-of-type + ${signs} {
        margin-block-end: 0;

        > li > :first-child {
          flex-basis: 100%;
        }
      }
    }
  }

  @media print {
    > [data-part='picture'] {
      display: none;
    }
  }
`;
