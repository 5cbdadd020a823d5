import type { ElementType } from 'react';
import { styled } from 'styled-components';

export const Root: ElementType = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  inline-size: var(--icon-button-size, 2.75rem);
  block-size: var(--icon-button-size, 2.75rem);
  border-radius: var(--radius-pill);
  color: var(--color-ink);
  text-decoration: none;
  cursor: pointer;
  transition:
    color var(--motion-fast) var(--ease-out),
    background-color var(--motion-fast) var(--ease-out);

  &[data-size='small'] {
    --icon-button-size: var(--touch, 2.25rem);
    --icon-size: 1.25rem;
  }

  &[data-size='large'] {
    --icon-button-size: 3.25rem;
    --icon-size: 1.75rem;
  }

  @media (hover: hover) {
    &:hover {
      color: var(--color-accent);
      background: var(--color-pastel-3);
    }
  }

  &[aria-pressed='true'],
  &[data-tone='accent'] {
    color: var(--color-accent);
  }

  &[data-tone='danger'] {
    color: var(--color-danger);
  }

  &[data-variant='solid'] {
    background: var(--color-surface);
    box-shadow: var(--shadow-resting);
  }

  &[data-variant='outline'] {
    border: 1px solid var(--color-control-line);
    background: var(--color-surface);
  }

  &:disabled,
  &[aria-disabled='true'] {
    color: var(--color-ink-soft);
    background: var(--color-line);
    cursor: not-allowed;
  }

  [data-part='count'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    min-inline-size: 1.25rem;
    block-size: 1.25rem;
    padding-inline: var(--space-4);
    border-radius: var(--radius-pill);
    color: var(--color-on-accent);
    background: var(--color-accent);
    font-size: 0.75rem;
    font-weight: var(--weight-medium);
    font-variant-numeric: tabular-nums;
    line-height: 1.25rem;
    text-align: center;
  }

  /* Clear of the icon. */
  &[data-size='small'] [data-part='count'] {
    inset-block-start: -0.375rem;
    inset-inline-end: -0.375rem;
  }

  @media (forced-colors: active) {
    [data-part='count'] {
      border: 1px solid ButtonText;
    }
  }
`;
