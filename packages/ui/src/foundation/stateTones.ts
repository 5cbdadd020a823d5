import { css } from 'styled-components';

/** The tone of a message or status. */
export type StateTone = 'info' | 'success' | 'warning' | 'danger';

/** The icon of each tone, so that it does not rely on colour alone. */
export const stateIcons = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
} as const satisfies Record<StateTone, string>;

/** Sets `--tone-ink` and `--tone-surface` by `data-tone`. Set defaults first for elements without a tone. */
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
