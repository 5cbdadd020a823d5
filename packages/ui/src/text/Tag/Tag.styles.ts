import type { ElementType } from 'react';
import { css, styled } from 'styled-components';
import { stateTones } from '../../foundation/stateTones.js';

/** Styles of a tag without tones, shared with `ActiveFilters`. */
export const tagStyles = css`
  --icon-size: 1rem;
  display: inline-flex;
  gap: var(--space-8);
  align-items: center;
  max-inline-size: 100%;
  min-block-size: var(--tag-height, 2.25rem);
  padding: var(--space-4) var(--space-12);
  border: 1px solid var(--color-control-line);
  border-radius: var(--radius-pill);
  color: var(--color-ink);
  background: var(--color-surface);
  font-size: var(--text-14);
  line-height: 1.5;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:is(a, button):hover {
    color: var(--color-accent);
    border-color: var(--color-accent);
  }

  &:is(a, button) {
    min-block-size: var(--touch, var(--tag-height, 2.25rem));
  }
`;

export const Root: ElementType = styled.span`
  --tone-ink: var(--color-ink);
  --tone-surface: var(--color-surface);
  ${tagStyles}
  ${stateTones}
  color: var(--tone-ink);
  background: var(--tone-surface);

  &[data-tone='accent'] {
    --tone-ink: var(--color-accent);
    border-color: currentColor;
  }

  &[data-size='small'] {
    --tag-height: 1.75rem;
    padding-block: 0;
  }
`;
