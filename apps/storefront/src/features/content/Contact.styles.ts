import { css, styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { Grid } from '@mahd/ui/Grid';
import { Stack } from '@mahd/ui/Stack';

/** The form beside the contact details; stacked on smaller screens. */
export const FormColumns = styled.div`
  display: grid;
  gap: var(--space-24);

  > * {
    min-inline-size: 0;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    grid-template-rows: auto 1fr;
    gap: var(--space-24) var(--space-48);

    /* As high as the panels beside it: the message takes what is left. */
    > [aria-labelledby='write'] {
      grid-template-rows: auto 1fr;
      grid-row: 1 / -1;
      grid-column: 1;

      form > :last-child,
      [data-part='text-area'],
      textarea {
        flex: 1;
      }

      textarea {
        block-size: 5.5rem;
      }
    }

    /* Both columns end on one line, until errors make the form longer. */
    > :last-child {
      display: grid;
    }

    &:has([aria-invalid='true']) > :last-child {
      position: sticky;
      inset-block-start: calc(var(--nav-bar-height, 0px) + var(--space-24));
      align-self: start;
    }
  }
`;

/** Fields in pairs whose controls are on one line, however long the hints above them, unless an error is below one of them. */
export const FieldPairs = styled(Grid)`
  &:not(:has([aria-invalid='true'])) [data-part='description'] {
    flex: 1;
  }
`;

const panel = css`
  gap: var(--space-24);
  padding: var(--space-24) var(--space-16);
  border-radius: var(--radius-panel);

  ${media.tablet} {
    padding: var(--space-32);
  }
`;

export const FormPanel = styled.section`
  display: grid;
  background: var(--color-surface);
  box-shadow: var(--shadow-resting);
  ${panel}
`;

/** One row that opens; on desktops a panel with its heading in place of the row, where the browser can show what is closed. */
export const FoldedPanel = styled(FormPanel)`
  padding-block: 0;

  summary {
    display: flex;
    gap: var(--space-16);
    align-items: center;
    justify-content: space-between;
    min-block-size: 3.5rem;
    list-style: none;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }

    > [data-part='heading'] {
      font-size: var(--text-18);
    }
  }

  details > [data-part='heading'] {
    display: none;
  }

  [open] > summary > svg {
    transform: rotate(180deg);
  }

  [data-part='rich-text'] {
    padding-block-end: var(--space-24);
  }

  ${media.desktop} {
    @supports selector(::details-content) {
      padding-block: var(--space-32);

      details::details-content {
        content-visibility: visible;
      }

      summary {
        display: none;
      }

      details > [data-part='heading'] {
        display: block;
        margin-block-end: var(--space-24);
      }

      [data-part='rich-text'] {
        padding-block-end: 0;
      }
    }
  }
`;

/** The company's details look like the panels beside them. */
export const supplierPanel = css`
  [data-part='supplier-info'] {
    ${panel}

    [data-part='title'] {
      font-size: var(--text-28);
    }
  }
`;

/** Panels below each other. Their headings are a step below that of the form. */
export const PanelStack = styled(Stack)`
  ${supplierPanel}

  [data-part='supplier-info'] [data-part='title'] {
    font-size: var(--text-22);
  }

  /* The rows of links share what is left beside the form. */
  ${media.desktop} {
    > :first-child {
      flex: 1;
      grid-template-rows: auto 1fr;

      > ul {
        display: grid;
      }
    }
  }
`;

/** Links below each other, each over the whole row. The space above the first text and below the last one is that of the panel. */
export const LinkRows = styled.ul`
  --icon-size: 1.5rem;
  margin-block: calc(-1 * var(--space-16));
  list-style: '';

  > * + * {
    border-block-start: 1px solid var(--color-line);
  }

  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--space-16);
    align-items: center;
    block-size: 100%;
    min-block-size: 3.5rem;
    color: var(--color-ink);
    text-decoration: none;

    &:hover {
      color: var(--color-accent);
    }
  }

  svg:first-child {
    color: var(--color-accent);
  }

  svg:last-child {
    --icon-size: 1.25rem;
    color: var(--color-ink-soft);
  }
`;
