import { styled } from 'styled-components';
import { Grid } from '@mahd/ui/Grid';

/** A group of fields with its heading: a step of a form, with a line above the second. */
export const FieldGroup = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  min-inline-size: 0;
  padding: 0;
  border: 0;

  & + & {
    padding-block-start: var(--space-32);
    margin-block-start: var(--space-8);
    border-block-start: 1px solid var(--color-line);
  }

  /* Floating, it does not interrupt the line. */
  > legend {
    float: inline-start;
    padding: 0;
    font-size: var(--text-22);
    font-weight: var(--weight-bold);
    line-height: var(--leading-heading);
  }
`;

/** Two fields side by side whose controls are on one line, however long the hints above them, unless an error is below one of them. */
export const AlignedPair = styled(Grid)`
  &:not(:has([aria-invalid='true'])) [data-part='description'] {
    flex: 1;
  }
`;
