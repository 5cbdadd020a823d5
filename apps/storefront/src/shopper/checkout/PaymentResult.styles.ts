import { styled } from 'styled-components';

/** Says at a glance how it went. */
export const ResultDrawing = styled.span`
  --icon-size: 3.5rem;
  display: grid;
  place-items: center;
  inline-size: 8rem;
  block-size: 8rem;
  margin-inline: auto;
  color: var(--color-info);
  background: var(--color-info-surface);
  border-radius: var(--radius-pill);

  &[data-tone='declined'] {
    color: var(--color-danger);
    background: var(--color-danger-surface);
  }

  &:is([data-tone='cancelled'], [data-tone='expired'], [data-tone='unknown']) {
    color: var(--color-warning);
    background: var(--color-warning-surface);
  }
`;
