'use client';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { warnAboutMissingLabel } from '../../foundation/inputWarnings.js';
import { Root } from './Button.styles.js';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
  /** `solid` for the main action of a screen, `outline` beside it, `ghost` for minor actions. */
  variant?: 'solid' | 'outline' | 'ghost';
  /** Replaces the accent of an `outline` or `ghost` button: `neutral` where many are on one page, `danger` for what cannot be undone. */
  tone?: 'neutral' | 'danger';
  /** Height: 36 px (44 px on touch screens), 44 px or 52 px, and text size. */
  size?: 'small' | 'medium' | 'large';
  /** Takes the full width of its container. */
  block?: boolean;
}

/**
 * Triggers an action on the current page. To navigate, use `LinkButton`. While the action runs, give it `aria-disabled`
 * and a `Spinner` before the label.
 */
export function Button({
  variant = 'solid',
  tone,
  size = 'medium',
  block = false,
  type = 'button',
  ...rest
}: ButtonProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutMissingLabel('Button', rest);
  return (
    <Root
      {...rest}
      type={type}
      data-part="button"
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-block={block || undefined}
    />
  );
}
