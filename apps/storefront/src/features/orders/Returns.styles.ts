import { styled } from 'styled-components';
import { Stack } from '@mahd/ui/Stack';

/** One return. */
export const ReturnFrame = styled(Stack)`
  padding: var(--space-16);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
  overflow-wrap: anywhere;
`;

export const ReturnedLines = styled.ul`
  list-style: '';
`;

export const PictureList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  list-style: '';

  img {
    display: block;
    max-inline-size: 100%;
    block-size: calc(10 * var(--space-rem));
    border-radius: var(--radius-field);
    object-fit: contain;
  }
`;

/** The products of an order, with questions below the chosen ones. */
export const LineChoices = styled.fieldset`
  display: grid;
  gap: var(--space-12);
  min-inline-size: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    margin-block-end: var(--space-12);
    font-weight: 700;
  }

  > :not(legend) {
    padding: var(--space-12) var(--space-16);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
  }
`;

/** The questions about a chosen product. */
export const LineQuestions = styled(Stack)`
  padding-block: var(--space-4) var(--space-8);
`;
