import { styled } from 'styled-components';

/** The pictures contain the numbers, so there are no markers beside them. */
export const PicturedSteps = styled.ol`
  display: grid;
  gap: var(--space-16);
  list-style: none;

  > li {
    display: flex;
    gap: var(--space-16);
    align-items: center;
  }

  [data-part='picture'] {
    flex: none;
    inline-size: clamp(7rem, 38%, 11rem);
    border-radius: var(--radius-field);
  }
`;
