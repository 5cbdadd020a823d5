import { css, styled } from 'styled-components';

/** The look that `Button` and `LinkButton` share. */
export const buttonLook = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  min-block-size: var(--button-height, 2.75rem);
  max-inline-size: 100%;
  padding: var(--space-4) var(--button-padding, 1.5rem);
  border: 1.5px solid transparent;
  border-radius: var(--radius-pill);
  font-weight: var(--weight-medium);
  line-height: 1.5;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  /* One word wider than the screen. It may not break: in a row that is short of room, every label would. */
  overflow: clip;
  transition:
    background-color var(--motion-fast) var(--ease-out),
    border-color var(--motion-fast) var(--ease-out);

  &[data-size='small'] {
    --button-height: 2.25rem;
    --button-padding: 1rem;
    font-size: var(--text-14);
  }

  &[data-size='large'] {
    --button-height: 3.25rem;
    --button-padding: 2rem;
    font-size: var(--text-18);
  }

  &[data-variant='solid'] {
    color: var(--color-on-accent);
    background: var(--color-accent);

    &:hover {
      background: var(--color-accent-hover);
    }
  }

  &[data-variant='outline'] {
    color: var(--color-accent);
    background: var(--color-surface);
    border-color: var(--color-accent);

    &:hover {
      background: var(--color-pastel-3);
    }
  }

  &[data-variant='ghost'] {
    color: var(--color-accent);

    &:hover {
      background: var(--color-pastel-3);
    }
  }

  &[data-block] {
    inline-size: 100%;
  }

  &:disabled,
  &[aria-disabled='true'] {
    color: var(--color-ink-soft);
    background: var(--color-line);
    border-color: transparent;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;

export const Root = styled.button`
  ${buttonLook}
`;
