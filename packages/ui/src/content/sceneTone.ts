import { css } from 'styled-components';

/** Colour of a panel, matching the background of its picture. One of the brand's pastels. */
export type SceneTone = 'peach' | 'blush' | 'sage' | 'sky' | 'butter';

export const sceneTones = css`
  background: var(--color-pastel-1);

  &[data-tone='blush'] {
    background: color-mix(in srgb, var(--color-pastel-2) 50%, var(--color-surface));
  }

  &[data-tone='sage'] {
    background: color-mix(in srgb, var(--color-pastel-4) 42%, var(--color-surface));
  }

  &[data-tone='sky'] {
    background: var(--color-pastel-5);
  }

  &[data-tone='butter'] {
    background: color-mix(in srgb, var(--color-pastel-6) 45%, var(--color-surface));
  }
`;
