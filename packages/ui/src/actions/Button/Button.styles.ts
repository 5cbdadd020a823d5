import { css, styled } from 'styled-components';

/** Styles shared by `Button` and `LinkButton`. */
export const buttonStyles = css`
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
  /* Clips a word wider than the screen. Breaking words instead would break every label in a tight row. */
  overflow: clip;
  transition:
    background-color var(--motion-fast) var(--ease-out),
    border-color var(--motion-fast) var(--ease-out);

  &[data-size='small'] {
    --button-height: var(--touch, 2.25rem);
    --button-padding: 1rem;
    font-size: var(--text-14);
  }

  &[data-size='large'] {
    --button-height: 3.25rem;
    --button-padding: 2rem;
    font-size: var(--text-18);
  }

  &[data-variant] {
    color: var(--color-accent);
  }

  &[data-variant='solid'] {
    color: var(--color-on-action);
    background: var(--color-action);
  }

  &[data-variant='outline'] {
    background: var(--color-surface);
    border-color: currentcolor;
  }

  &[data-tone='neutral'] {
    color: var(--color-ink);

    &[data-variant='outline'] {
      border-color: var(--color-control-line);
    }
  }

  &[data-tone='danger'] {
    color: var(--color-danger);
  }

  /* On touch screens a hover would stay after a tap. */
  @media (hover: hover) {
    &[data-variant]:hover {
      background: var(--color-pastel-3);
    }

    &[data-variant='solid']:hover {
      background: var(--color-action-hover);
    }
  }

  &[data-block] {
    inline-size: 100%;
  }

  /* Stronger than the hover styles: the pointer still rests on a button that was just pressed. */
  &&:disabled,
  &&[aria-disabled='true'] {
    color: var(--color-ink-soft);
    background: var(--color-line);
    border-color: transparent;
    cursor: not-allowed;
  }

  [data-part='spinner'] {
    color: inherit;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;

export const Root = styled.button`
  ${buttonStyles}
`;
