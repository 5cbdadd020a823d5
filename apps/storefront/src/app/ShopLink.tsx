import { Link, useLocation } from 'react-router-dom';
import type { UiLinkProps } from '@mahd/ui/provider';
import { useApp, useLanguage } from './AppContext.js';
import { shopPath } from './shopPath.js';

/** The link that the component library renders. An internal path gets its language; it is prefetched when the shopper is about to follow it. */
export function ShopLink({ href, children, ...rest }: UiLinkProps) {
  const language = useLanguage();
  const { prefetch } = useApp();
  const { pathname } = useLocation();
  if (!href.startsWith('/') || href.startsWith('//')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const to = shopPath(language, href);
  const prepare = () => prefetch(to);
  // Another variant or filter of the same page keeps the place; another page of a list begins at its top.
  const samePlace = to.split(/[?#]/)[0] === pathname && !/[?&]page=/.test(to);
  return (
    <Link to={to} preventScrollReset={samePlace} {...rest} onPointerEnter={prepare} onFocus={prepare}>
      {children}
    </Link>
  );
}
