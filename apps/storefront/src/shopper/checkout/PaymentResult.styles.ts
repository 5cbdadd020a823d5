import { styled } from 'styled-components';

/** Says at a glance how it went: a round mark, not as wide as the drawings of other empty screens. */
export const ResultDrawing = styled.span`
  --icon-size: 3.5rem;
  display: grid;
  place-items: center;
  margin-inline: auto;
  color: var(--color-info);
  background: var(--color-info-surface);

  &&& {
    inline-size: 8rem;
    block-size: 8rem;
    border-radius: 50%;
  }

  &[data-tone='declined'] {
    color: var(--color-danger);
    background: var(--color-danger-surface);
  }

  &:is([data-tone='cancelled'], [data-tone='expired'], [data-tone='unknown']) {
    color: var(--color-warning);
    background: var(--color-warning-surface);
  }
`;
