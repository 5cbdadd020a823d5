import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { Grid } from '@mahd/ui/Grid';

/** The form beside the contact details; stacked on smaller screens. */
export const FormColumns = styled.div`
  display: grid;
  gap: var(--space-32);

  > * {
    min-inline-size: 0;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--space-48);
    align-items: start;
  }
`;

/** Fields in pairs whose controls are on one line, however long the hints above them, unless an error is below one of them. */
export const FieldPairs = styled(Grid)`
  &:not(:has([aria-invalid='true'])) [data-part='description'] {
    flex: 1;
  }
`;

export const FormPanel = styled.section`
  display: grid;
  gap: var(--space-24);
  padding: var(--space-24) var(--space-16);
  background: var(--color-surface);
  border-radius: var(--radius-panel);
  box-shadow: var(--shadow-resting);

  ${media.tablet} {
    padding: var(--space-32);
  }
`;

/** Links below each other, each over the whole row. */
export const LinkRows = styled.ul`
  --icon-size: 1.5rem;
  list-style: '';

  > * + * {
    border-block-start: 1px solid var(--color-line);
  }

  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--space-16);
    align-items: center;
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
