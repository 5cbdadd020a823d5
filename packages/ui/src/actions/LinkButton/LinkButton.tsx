'use client';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { warnAboutMissingLabel } from '../../foundation/inputWarnings.js';
import { useUi } from '../../foundation/UiProvider.js';
import { buttonStyles } from '../Button/Button.styles.js';

const Root = styled.a`
  ${buttonStyles}
`;

export interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
  /** An internal path without the language, or an absolute URL. */
  href: string;
  /** `solid` for the main link of a screen, `outline` beside it, `ghost` for minor ones. */
  variant?: 'solid' | 'outline' | 'ghost';
  /** Height: 36 px (44 px on touch screens), 44 px or 52 px, and text size. */
  size?: 'small' | 'medium' | 'large';
  /** Takes the full width of its container. */
  block?: boolean;
}

/**
 * A link that looks like a button. To change something on this page, use `Button`. Links inside text stay plain links.
 */
export function LinkButton({ variant = 'solid', size = 'medium', block = false, ...rest }: LinkButtonProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutMissingLabel('LinkButton', rest);
  const { Link } = useUi();
  return (
    <Root
      as={Link}
      {...rest}
      data-part="link-button"
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    />
  );
}
