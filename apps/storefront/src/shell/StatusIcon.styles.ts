import { stateTones } from '@mahd/ui/stateTones';
import { styled } from 'styled-components';

export const IconCircle = styled.span`
  --tone-ink: var(--color-accent);
  --tone-surface: var(--color-pastel-1);
  --icon-size: 3.5rem;
  display: grid;
  place-items: center;
  margin-inline: auto;
  color: var(--tone-ink);
  background: var(--tone-surface);

  /* Overrides the size of drawings in empty states. */
  &&& {
    inline-size: 8rem;
    block-size: 8rem;
    border-radius: 50%;
  }

  ${stateTones}
`;
