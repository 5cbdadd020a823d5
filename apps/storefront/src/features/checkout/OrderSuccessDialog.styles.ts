import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** The icon beside order number and confirmation. */
export const PlacedTitle = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-16);
  align-items: center;

  /* Smaller than in an empty state. */
  &&& > span {
    --icon-size: 2rem;
    inline-size: calc(4 * var(--space-rem));
    block-size: calc(4 * var(--space-rem));
  }
`;

/** The buttons, the main one at the end; on phones on top, and each as wide as the dialog. */
export const Actions = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: var(--space-12);
  inline-size: 100%;

  ${media.tablet} {
    flex-direction: row;
    justify-content: flex-end;
  }
`;

/** What guests and families can do next. */
export const NextSteps = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  padding: var(--space-16);
  background: var(--color-pastel-3);
  border-radius: var(--radius-card);
`;
