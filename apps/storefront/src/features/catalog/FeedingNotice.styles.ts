import { styled } from 'styled-components';
import { belowDesktop, belowTablet, media, wideDesktop } from '@mahd/ui/breakpoints';
import { Notice } from '@mahd/ui/Notice';

/** Two lines on phones: the products begin below it. */
export const LowNotice = styled(Notice)`
  @media ${belowTablet} {
    && {
      padding-block: var(--space-8);
      font-size: var(--text-14);
    }
  }
`;

/** A first sentence and the rest of the text, which is folded on phones and desktops. */
export const FoldedText = styled.div`
  summary {
    display: block;
    inline-size: fit-content;
    padding-block: var(--space-8);
    font-weight: var(--weight-medium);
    text-decoration: underline;
    text-underline-offset: 0.25em;
    white-space: nowrap;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }
  }

  details[open] > summary > :first-child,
  details:not([open]) > summary > :last-child {
    display: none;
  }

  /* Folded, it goes on in the line of the first sentence: a line of its own would push the products down. */
  details:not([open]),
  details:not([open]) > summary {
    display: inline;
  }

  @media ${belowTablet} {
    details:not([open]) + a {
      display: none;
    }
  }

  ${media.desktop} {
    /* It would end the line, although it is closed. */
    details:not([open])::details-content {
      display: none;
    }

    details:not([open]) + a {
      margin-inline-start: var(--space-16);
    }
  }

  /* Beside the heading, in two lines: both links are on the second. */
  @media ${wideDesktop} {
    &:has(> a) > details:not([open])::before {
      content: '\\A';
      white-space: pre;
    }
  }

  ${media.tablet} and ${belowDesktop} {
    text-wrap: pretty;

    /* Wider windows have room for the whole text. Browsers before 2025 cannot unfold it and keep the fold. */
    @supports selector(::details-content) {
      details,
      p {
        display: inline;
      }

      details::details-content {
        display: contents;
        content-visibility: visible;
      }

      /* As specific as what shows it above. */
      details[open] > summary,
      details:not([open]) > summary {
        display: none;
      }

      a {
        display: block;
        inline-size: fit-content;
      }
    }
  }
`;
