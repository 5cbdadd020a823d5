import { css, styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { Grid } from '@mahd/ui/Grid';
import { Notice } from '@mahd/ui/Notice';
import { visuallyHidden } from '@mahd/ui/VisuallyHidden';
import { flushButton } from '../../shell/flushButton.js';
import { surface } from '../../shell/Panels.styles.js';

/** The distance between the edge of a panel or card and its content: the same everywhere in the account. */
export const padding = css`
  padding: var(--space-16);

  ${media.tablet} {
    padding: var(--space-24);
  }
`;

/** A raised panel. */
export const Panel = styled.section`
  position: relative;
  ${surface}
  ${padding}
`;

/** One line with a button, which is higher than a line of text. */
export const VerifyNotice = styled(Notice)`
  ${media.tablet} {
    > svg {
      align-self: center;
    }
  }
`;

/** Labels and values, in two columns. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-16);

  /* The second column begins where the text of the second card above does. */
  ${media.tablet} {
    column-gap: var(--space-64);
  }

  dt {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  /* A long address fills its line before it breaks. */
  dd {
    text-wrap: wrap;
    overflow-wrap: anywhere;
  }

  @media ${belowTablet} {
    [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

export const SettingsList = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
`;

/** The button at the end of a row may have no frame. */
const quietEnd = css`
  > [data-variant='ghost'] {
    --icon-size: 1.25rem;
    ${flushButton}
  }
`;

/** A title and a description with their button at the end of the row. */
export const SettingsRow = styled.div`
  ${quietEnd}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12) var(--space-24);
  align-items: center;
  justify-content: space-between;

  & + & {
    padding-block-start: var(--space-16);
    border-block-start: 1px solid var(--color-line);
  }

  > hgroup {
    flex: 1 1 16rem;
  }

  h3 {
    font-size: var(--text-16);
    font-weight: var(--weight-medium);
  }

  hgroup > p {
    margin-block-start: var(--space-4);
    color: var(--color-ink-soft);
  }

  /* Says what the title does. */
  legend {
    ${visuallyHidden}
  }
`;

/** A heading with an action at the end of its line. */
export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-16);
  align-items: center;
  justify-content: space-between;
`;

/** What cannot be undone: at the end, without the surface of a panel. */
export const DangerPanel = styled.section`
  display: grid;
  gap: var(--space-8);
  justify-items: start;
  ${padding}
  border: 1px solid var(--color-line);
  border-radius: var(--radius-panel);

  > p {
    max-inline-size: 60ch;
    color: var(--color-ink-soft);
  }

  ${quietEnd}

  /* The button at the end, as in the rows above. */
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: var(--space-24);

    > button {
      grid-area: 1 / 2 / span 2;
      align-self: center;
    }
  }
`;

/** Navigation and content; from 1024 px the navigation is a column at the start. */
export const ProfileColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);

  /* The row of links scrolls to the edges of the window. */
  > [data-part='side-nav'] {
    margin-inline: calc(-1 * var(--gutter));

    > ul {
      padding-inline: var(--gutter);
    }
  }

  /* On tablets all are in view. */
  ${media.tablet} {
    > [data-part='side-nav'] > ul {
      flex-wrap: wrap;
    }
  }

  ${media.desktop} {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: var(--space-48);

    > [data-part='side-nav'] {
      margin-inline: 0;

      > ul {
        padding-inline: 0;
      }
    }
  }
`;

/** Two fields on one line, although only one has a hint above its control. */
export const PasswordPair = styled(Grid)`
  &:not(:has([aria-invalid='true'])) {
    align-items: end;
  }
`;
