import { css } from 'styled-components';

/** Decorative background, one of the pastels of the brand: for a picture, the colour of its own background. */
export type Panel = 'peach' | 'blush' | 'sage' | 'sky' | 'butter';

export const panelColors = css`
  background: var(--color-pastel-1);

  &[data-panel='blush'] {
    background: color-mix(in srgb, var(--color-pastel-2) 50%, var(--color-surface));
  }

  &[data-panel='sage'] {
    background: color-mix(in srgb, var(--color-pastel-4) 42%, var(--color-surface));
  }

  &[data-panel='sky'] {
    background: var(--color-pastel-5);
  }

  &[data-panel='butter'] {
    background: color-mix(in srgb, var(--color-pastel-6) 45%, var(--color-surface));
  }
`;

/** A panel that a picture blends into: dimmed like the picture. */
export const picturePanelColors = css`
  ${panelColors}
  box-shadow: var(--picture-shade);
`;
