'use client';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../../foundation/icons/Icon.js';
import type { IconName } from '../../foundation/icons/icons.js';
import { useUi } from '../../foundation/UiProvider.js';
import { useFormats } from '../../foundation/useFormats.js';
import { warnOnce } from '../../foundation/warnOnce.js';
import { Root } from './IconButton.styles.js';

interface IconButtonLook {
  /** Name of an icon of the library. */
  icon: IconName;
  /** Accessible name and tooltip. With a `count`, include it: "3 items in the cart". */
  label: string;
  /** Number in the corner, shown from 1, and as "99+" above 99. The label must include it as it is shown. */
  count?: number;
  /** Fills the icon, for example the heart of a saved product. */
  filled?: boolean;
  /** `ghost` on a bar, `solid` for a round button on a picture, `outline` in a row of options. */
  variant?: 'solid' | 'outline' | 'ghost';
  /** Diameter: 36 px (44 px on touch screens), 44 px or 52 px. */
  size?: 'small' | 'medium' | 'large';
  /** Colour of the icon. `danger` is for what cannot be undone. */
  tone?: 'neutral' | 'accent' | 'danger';
}

export interface IconButtonProps extends IconButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  ref?: Ref<HTMLButtonElement>;
  href?: undefined;
}

export interface IconLinkProps extends IconButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> {
  ref?: Ref<HTMLAnchorElement>;
  /** Renders a link: an internal path without the language, or an absolute URL. */
  href: string;
}

/** An icon-only button or link. Where there is room for text, use `Button` or `LinkButton`. */
export function IconButton({
  icon,
  label,
  count = 0,
  filled = false,
  variant = 'ghost',
  size = 'medium',
  tone = 'neutral',
  ...rest
}: IconButtonProps | IconLinkProps) {
  const { Link } = useUi();
  const { formatNumber } = useFormats();
  if (process.env.NODE_ENV !== 'production' && !label.trim())
    warnOnce(`IconButton "${icon}" has no label: say what it does, for those who do not see the icon.`);
  const look = {
    'aria-label': label,
    title: label,
    'data-part': 'icon-button',
    'data-variant': variant,
    'data-size': size,
    'data-tone': tone,
  };
  const inside = (
    <>
      <Icon name={icon} filled={filled} />
      {count > 0 && (
        <span data-part="count" aria-hidden="true">
          {count > 99 ? '99+' : formatNumber(count)}
        </span>
      )}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <Root as={Link} {...rest} {...look}>
        {inside}
      </Root>
    );
  }
  return (
    <Root type="button" {...rest} {...look}>
      {inside}
    </Root>
  );
}
