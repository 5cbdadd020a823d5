import type { MouseEvent } from 'react';
import { isPlainClick } from '@mahd/ui/isPlainClick';
import { useUi, type UiLinkProps } from '@mahd/ui/provider';
import { useApp } from './AppContext.js';
import { shopPath } from './shopPath.js';

/**
 * The link component that the component library uses. Adds the language to internal paths, and prefetches them on hover
 * and focus. React Router's `Link` is not used because it subscribes to every navigation: its rerenders were a third of
 * the rendering work of a navigation.
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
