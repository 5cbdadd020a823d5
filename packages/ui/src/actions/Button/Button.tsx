'use client';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { warnAboutNoWords } from '../../foundation/inputWarnings.js';
import { Root } from './Button.styles.js';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
  /** `solid` for the one main action of a screen, `outline` beside it, `ghost` for the quiet ones. */
  variant?: 'solid' | 'outline' | 'ghost';
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  block?: boolean;
}

/** Does something on this page. For going somewhere use `LinkButton`. */
export function Button({ variant = 'solid', size = 'medium', block = false, type = 'button', ...rest }: ButtonProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutNoWords('Button', rest);
  return (
    <Root
      {...rest}
      type={type}
      data-part="button"
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    />
  );
}
