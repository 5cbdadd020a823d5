'use client';
import type { ElementType, HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { close } from '../../foundation/icons/icons.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import { stateTones, type StateTone } from '../../foundation/stateTones.js';
import { useComponentStrings } from '../../foundation/useComponentStrings.js';
import { useUi } from '../../foundation/UiProvider.js';
import { strings } from './strings.js';

const Root: ElementType = styled.span`
  --icon-size: 1rem;
  --tone-ink: var(--color-ink);
  --tone-surface: var(--color-surface);
  display: inline-flex;
  gap: var(--space-8);
  align-items: center;
  max-inline-size: 100%;
  min-block-size: 2.25rem;
  padding: var(--space-4) var(--space-12);
  border: 1px solid var(--color-control-line);
  border-radius: var(--radius-pill);
  color: var(--tone-ink);
  background: var(--tone-surface);
  font-size: var(--text-14);
  line-height: 1.5;
  text-decoration: none;
  overflow-wrap: anywhere;

  ${stateTones}

  &[data-tone='accent'] {
    --tone-ink: var(--color-accent);
    border-color: currentColor;
  }

  &[data-size='small'] {
    min-block-size: 1.75rem;
    padding-block: 0;
  }

  &:is(a, button):hover {
    color: var(--color-accent);
    border-color: var(--color-accent);
  }

  /* Touch targets of 44 px. */
  @media (pointer: coarse) {
    &:is(a, button) {
      min-block-size: 2.75rem;
    }
  }
`;

export interface TagProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** The text. */
  label: string;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Colour. */
  tone?: 'neutral' | 'accent' | StateTone;
  /** Height and text size. */
  size?: 'small' | 'medium';
  /** Makes the tag a link: a topic, a category. */
  href?: string;
  /** Makes the tag a button that removes what it names. */
  onRemove?: () => void;
  /** Makes the tag a link that removes what it names, for example a filter in the URL. */
  removeHref?: string;
}

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
  const look = { 'data-part': 'tag', 'data-tone': tone, 'data-size': size };
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
      <Root as={Link} href={target} onClick={onClick} {...named} {...rest} {...look}>
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
        {...look}
        onClick={(event: MouseEvent<HTMLElement>) => {
          onClick?.(event);
          if (!event.defaultPrevented) onRemove();
        }}
      >
        {content}
      </Root>
    );
  return (
    <Root onClick={onClick} {...rest} {...look}>
      {content}
    </Root>
  );
}
