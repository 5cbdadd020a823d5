'use client';
import { Icon } from '../foundation/icons/Icon.js';
import { useUi } from '../foundation/UiProvider.js';
import { VisuallyHidden } from '../foundation/VisuallyHidden.js';
import type { NavIconLink } from './links.js';

/**
 * A link with an icon and optionally a counter badge, which screen readers announce as text. Styled by the list around
 * it.
 */
export function IconLink({ href, label, icon, current, count = 0, countLabel, external }: NavIconLink) {
  const { t, Link } = useUi();
  const Anchor = external ? 'a' : Link;
  const notes = [count > 0 && (countLabel ?? t('cartItems', { n: count })), external && t('newTab')].filter(Boolean);
  return (
    <Anchor
      href={href}
      aria-current={current ? 'page' : undefined}
      target={external ? '_blank' : undefined}
      rel={external ? 'noopener' : undefined}
    >
      <Icon name={icon} />
      <span data-part="label">{label}</span>
      {notes.length > 0 && <VisuallyHidden>{` (${notes.join(') (')})`}</VisuallyHidden>}
      {count > 0 && (
        <span data-part="badge" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Anchor>
  );
}
