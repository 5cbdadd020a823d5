import { styled } from 'styled-components';

/** A quiet mark for an empty list of the shopper's own. */
export const EmptyDrawing = styled.span`
  --icon-size: 4rem;
  display: grid;
  place-items: center;
  margin-inline: auto;
  color: var(--color-accent);
  background: var(--color-pastel-1);

  /* Round, not as wide as the drawings of other empty screens. */
  &&& {
    inline-size: 9rem;
    block-size: 9rem;
    border-radius: 50%;
  }
`;
