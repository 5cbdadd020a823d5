import type { MouseEvent } from 'react';
import { useUi, type UiLinkProps } from '@mahd/ui/provider';
import { useApp } from './AppContext.js';
import { shopPath } from './shopPath.js';
import { isPlainClick } from './isPlainClick.js';

/**
 * The link that the component library renders. An internal path gets its language; it is prefetched when the shopper is about to follow it.
 * Not the router's own: that one is for relative addresses and its framework, listens to every step, and was a third of what a step rendered.
 */
export function ShopLink({ href, onClick, children, ...rest }: UiLinkProps) {
  const { language } = useUi();
  const { prefetch, navigate } = useApp();
  if (!href.startsWith('/') || href.startsWith('//')) {
    return (
      <a href={href} onClick={onClick} {...rest}>
        {children}
      </a>
    );
  }
  const to = shopPath(language, href);
  const prepare = () => prefetch(to);
  const goThere = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={to} {...rest} onClick={goThere} onPointerEnter={prepare} onFocus={prepare}>
      {children}
    </a>
  );
}
