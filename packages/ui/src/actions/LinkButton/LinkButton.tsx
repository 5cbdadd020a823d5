'use client';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { warnAboutNoWords } from '../../foundation/inputWarnings.js';
import { useUi } from '../../foundation/UiProvider.js';
import { buttonLook } from '../Button/Button.styles.js';

const Root = styled.a`
  ${buttonLook}
`;

export interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
  /** An internal path without a language, or a full address. */
  href: string;
  /** `solid` for the one main way on of a screen, `outline` beside it, `ghost` for the quiet ones. */
  variant?: 'solid' | 'outline' | 'ghost';
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  block?: boolean;
}

/** Goes somewhere and looks like a button. What changes something on this page is a `Button`; links within text stay links. */
export function LinkButton({ variant = 'solid', size = 'medium', block = false, ...rest }: LinkButtonProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutNoWords('LinkButton', rest);
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
