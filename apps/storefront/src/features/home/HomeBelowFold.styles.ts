import { css, styled } from 'styled-components';
import { belowTablet, beside, media } from '@mahd/ui/breakpoints';
import { StoryBlock } from '@mahd/ui/StoryBlock';

export const Sections = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-48);
  min-inline-size: 0;

  @media ${belowTablet} {
    gap: var(--space-32);
    margin-block-start: calc(-1 * var(--space-8));

    /* The offers come before the promises: they are in the first view. */
    > :nth-child(2) {
      order: -1;
    }
  }

  ${media.desktop} {
    gap: var(--space-64);
  }
`;

/** A band below the hero; on phones a row of three. */
export const Promises = styled.ul`
  --icon-size: 1.5rem;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-8);
  padding: var(--space-12) var(--gutter);
  background: var(--color-pastel-3);
  list-style: '';

  > li {
    display: flex;
    flex-direction: column;
    gap: var(--space-4);
    align-items: center;
    font-size: var(--text-14);
    font-weight: var(--weight-medium);
    line-height: 1.4;
    text-align: center;
    text-wrap: balance;
  }

  svg {
    color: var(--color-accent);
  }

  ${media.wide} {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-8) var(--space-64);
    justify-content: center;

    > li {
      flex-direction: row;
      gap: var(--space-12);
      font-size: var(--text-16);
    }
  }
`;

/** The welcome text, on desktop in larger type beside its heading, above the links to sections. */
export const Welcome = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);

  ${media.desktop} {
    > [data-part='rich-text'] {
      --measure: 53rem;
      display: grid;
      /* The text begins where the second of four cards does. */
      grid-template-columns: calc(25% - 0.75 * var(--space-24)) minmax(0, 1fr);
      gap: var(--space-16) var(--space-24);
      font-size: var(--text-18);

      > * {
        grid-column: 2;
        margin: 0;
      }

      > h2 {
        grid-column: 1;
      }
    }
  }
`;

/** A panel with a small picture beside its title, and below both the text and the button. */
const compactPanel = css`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: var(--space-12) var(--space-16);

  > [data-part='picture'] {
    align-self: center;
    inline-size: auto;
    border-radius: var(--radius-card);
  }

  > [data-part='copy'] {
    display: contents;

    > * {
      grid-column: 1 / -1;
    }

    > [data-part='title'] {
      grid-column: 2;
      align-self: center;
      margin: 0;
    }
  }
`;

/** The featured guide, a card with a small picture. */
export const Guide = styled(StoryBlock)`
  padding: var(--space-24);
  background: var(--color-surface);
  border-radius: var(--radius-panel);

  [data-part='copy'] > :last-child {
    align-self: start;
  }

  @media ${belowTablet} {
    > [data-part='copy'] > [data-part='title'] {
      font-size: var(--text-22);
    }
  }

  @media ${beside} and ${belowTablet} {
    ${compactPanel}
    padding-inline: var(--space-16);

    > [data-part='picture'] {
      grid-row: span 2;
    }

    > [data-part='copy'] > [data-part='label'] {
      grid-column: 2;
      align-self: end;
      margin-block-end: calc(-1 * var(--space-8));
    }
  }

  ${media.desktop} {
    && {
      grid-template-columns: minmax(0, 1fr) 24rem;
      padding-inline-start: var(--space-48);
    }
  }
`;

/** The calls to action at the end: two cards, on phones with the picture beside the title, on desktop side by side. */
export const Help = styled.div`
  display: grid;
  gap: var(--space-24);

  @media ${belowTablet} {
    > [data-part='call-to-action'] {
      @media ${beside} {
        ${compactPanel}
      }

      > [data-part='cta'] {
        grid-column: 1 / -1;
      }
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* The button below the text, the picture beside both. Titles and buttons of neighbours are on one line each. */
    > [data-part='call-to-action'] {
      display: grid;
      grid-template-rows: 1fr auto;
      align-items: start;
      padding-inline: var(--space-24);

      > [data-part='picture'] {
        align-self: center;
        inline-size: 9rem;
      }
    }
  }
`;
