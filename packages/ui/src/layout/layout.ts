import type { HTMLAttributes, Ref } from 'react';
import { css } from 'styled-components';

/** The spacing scale, px at the default text size. */
export type Space = 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96;

/** Elements that a layout can render as. `ul` and `ol` keep their list role, without bullets. */
export type LayoutElement =
  'div' | 'main' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'form';

export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  /** The element to render. */
  as?: LayoutElement;
}

const steps: Space[] = [4, 8, 12, 16, 24, 32, 48, 64, 96];

/** Gaps by `data-gap`, and lists without bullets. */
export const layoutBase = css`
  ${steps.map((step) => `&[data-gap='${step}'] { gap: var(--space-${step}); }`).join('\n')}

  &:is(ul, ol) {
    list-style: none;
  }
`;

/** Safari drops the list role of lists without bullets. */
export const listRole = (as: LayoutElement) => (as === 'ul' || as === 'ol' ? 'list' : undefined);
