import { css } from 'styled-components';

/** Styles of a small panel beside the control that opens it. `useFloatingPanel` shows and positions it. */
export const popupStyles = css`
  position: fixed;
  inset: auto;
  margin: 0;
  /* In the dark scheme the shadow draws the edge. */
  border: 1px solid light-dark(var(--color-line), transparent);
  border-radius: var(--radius-card);
  color: var(--color-ink);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);

  &:popover-open {
    animation: popup-appear var(--motion-fast) var(--ease-out);
  }

  @keyframes popup-appear {
    from {
      opacity: 0;
    }
  }
`;
