import { styled } from 'styled-components';

export const Mark = styled.span`
  --icon-size: 3.5rem;
  display: grid;
  place-items: center;
  margin-inline: auto;
  color: var(--color-accent);
  background: var(--color-pastel-1);

  /* Round, not as wide as the drawings of other empty screens. */
  &&& {
    inline-size: 8rem;
    block-size: 8rem;
    border-radius: 50%;
  }

  &[data-tone='info'] {
    color: var(--color-info);
    background: var(--color-info-surface);
  }

  &[data-tone='success'] {
    color: var(--color-success);
    background: var(--color-success-surface);
  }

  &[data-tone='warning'] {
    color: var(--color-warning);
    background: var(--color-warning-surface);
  }

  &[data-tone='danger'] {
    color: var(--color-danger);
    background: var(--color-danger-surface);
  }
`;
