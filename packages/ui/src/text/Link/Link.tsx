'use client';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import type { IconShape } from '../../foundation/icons/icons.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import { useUi } from '../../foundation/UiProvider.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';

const externalShape: IconShape = { mirror: true, path: 'M14 4h6v6M20 4l-9 9M18 13.5V20H4V6h6.5' };

const Root = styled.a`
  --icon-size: 0.9em;
  color: var(--color-accent);

  &[data-tone='neutral'] {
    color: inherit;
  }

  &:hover {
    text-decoration-thickness: 2px;
  }

  > svg {
    display: inline-block;
    margin-inline-start: var(--space-4);
    vertical-align: -0.05em;
  }
`;

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
  /** An internal path without the language, or an absolute URL. */
  href: string;
  /** `neutral` has the colour of the text around it. */
  tone?: 'accent' | 'neutral';
  /** Opens another site in a new tab, with an icon that says so. */
  external?: boolean;
}

/** A link in a text, underlined. For the main link of a section, use `LinkButton`. */
export function Link({ tone = 'accent', external = false, children, ...rest }: LinkProps) {
  const { t, Link: AppLink } = useUi();
  return (
    <Root
      as={AppLink}
      target={external ? '_blank' : undefined}
      rel={external ? 'noopener' : undefined}
      {...rest}
      data-part="link"
      data-tone={tone}
    >
      {children}
      {external && (
        <>
          <SvgIcon shape={externalShape} />
          <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
        </>
      )}
    </Root>
  );
}
