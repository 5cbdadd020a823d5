'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { close } from '../../foundation/icons/icons.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import type { StateTone } from '../../foundation/stateTones.js';
import { useComponentStrings } from '../../foundation/useComponentStrings.js';
import { useUi } from '../../foundation/UiProvider.js';
import { strings } from './strings.js';
import { Root } from './Tag.styles.js';

interface TagLook extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** The text. */
  label: string;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Colour. */
  tone?: 'neutral' | 'accent' | StateTone;
  /** Height and text size. */
  size?: 'small' | 'medium';
}

/** What a press does: at most one of them. */
type TagAction =
  | {
      /** Makes the tag a link: a topic, a category. */
      href?: string | undefined;
      onRemove?: undefined;
      removeHref?: undefined;
    }
  | {
      href?: undefined;
      /** Makes the tag a button that removes what it names. */
      onRemove: () => void;
      removeHref?: undefined;
    }
  | {
      href?: undefined;
      onRemove?: undefined;
      /** Makes the tag a link that removes what it names, for example a filter in the URL. */
      removeHref: string;
    };

export type TagProps = TagLook & TagAction;

/** A word that classifies something, links to its like, or can be removed. For a state, use `Badge`. */
export function Tag({
  label,
  icon,
  tone = 'neutral',
  size = 'medium',
  href,
  onRemove,
  removeHref,
  onClick,
  ...rest
}: TagProps) {
  const { Link } = useUi();
  const t = useComponentStrings(strings);
  const removes = onRemove !== undefined || removeHref !== undefined;
  const target = removeHref ?? href;
  const rootProps = { 'data-part': 'tag', 'data-tone': tone, 'data-size': size };
  const named = removes ? { 'aria-label': t('remove', { name: label }) } : {};
  const content = (
    <>
      {icon}
      <span>{label}</span>
      {removes && <SvgIcon shape={close} />}
    </>
  );
  if (target !== undefined)
    return (
      <Root as={Link} href={target} onClick={onClick} {...named} {...rest} {...rootProps}>
        {content}
      </Root>
    );
  if (onRemove)
    return (
      <Root
        as="button"
        type="button"
        {...named}
        {...rest}
        {...rootProps}
        onClick={composeHandlers(onClick, () => onRemove())}
      >
        {content}
      </Root>
    );
  return (
    <Root onClick={onClick} {...rest} {...rootProps}>
      {content}
    </Root>
  );
}
