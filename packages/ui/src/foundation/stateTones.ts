import { css } from 'styled-components';

/** How something stands. */
export type StateTone = 'info' | 'success' | 'warning' | 'danger';

/** The icon that says a tone without its colour. */
export const stateIcons = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
} as const satisfies Record<StateTone, string>;

/** Sets `--tone-ink` and the `--tone-surface` it is read on by `data-tone`; whoever mixes this in uses both, and sets them first for an element without a state. */
export const stateTones = css`
  &[data-tone='info'] {
    --tone-ink: var(--color-info);
    --tone-surface: var(--color-info-surface);
  }

  &[data-tone='success'] {
    --tone-ink: var(--color-success);
    --tone-surface: var(--color-success-surface);
  }

  &[data-tone='warning'] {
    --tone-ink: var(--color-warning);
    --tone-surface: var(--color-warning-surface);
  }

  &[data-tone='danger'] {
    --tone-ink: var(--color-danger);
    --tone-surface: var(--color-danger-surface);
  }
`;
