import { stateTones } from '@mahd/ui/stateTones';
import { styled } from 'styled-components';

export const Mark = styled.span`
  --tone-ink: var(--color-accent);
  --tone-surface: var(--color-pastel-1);
  --icon-size: 3.5rem;
  display: grid;
  place-items: center;
  margin-inline: auto;
  color: var(--tone-ink);
  background: var(--tone-surface);

  /* Round, not as wide as the drawings of other empty screens. */
  &&& {
    inline-size: 8rem;
    block-size: 8rem;
    border-radius: 50%;
  }

  ${stateTones}
`;
