import type { HTMLAttributes, Ref } from 'react';
import { css } from 'styled-components';

/** The space scale, px at the default text size; the only gaps there are. */
export type Space = 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96;

/** What a layout may be in the document; `ul` and `ol` stay lists for screen readers, without bullets. */
export type LayoutElement =
  'div' | 'main' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'form';

export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  as?: LayoutElement;
}

const steps: Space[] = [4, 8, 12, 16, 24, 32, 48, 64, 96];

/** `data-gap` in steps, and lists without bullets. */
export const layoutBase = css`
  ${steps.map((step) => `&[data-gap='${step}'] { gap: var(--space-${step}); }`).join('\n')}

  &:is(ul, ol) {
    list-style: none;
  }
`;

/** Safari forgets that a list without bullets is a list. */
export const listRole = (as: LayoutElement) => (as === 'ul' || as === 'ol' ? 'list' : undefined);
