import { Link } from 'react-router-dom';
import { isLanguage, localizedPath } from '@mahd/rules/locale';
import type { UiLinkProps } from '@mahd/ui/provider';
import { useApp, useLanguage } from './AppContext.js';

/**
 * The link that the component library renders. An internal path gets the language of the page unless it names one
 * (`/` alone stays: it is the English home); it is prefetched when the shopper is about to follow it.
 */
export function ShopLink({ href, ...rest }: UiLinkProps) {
  const language = useLanguage();
  const { prefetch } = useApp();
  if (!href.startsWith('/') || href.startsWith('//')) return <a href={href} {...rest} />;
  const named = href === '/' || isLanguage(href.split(/[/?#]/)[1]);
  const to = named ? href : localizedPath(language, href);
  const prepare = () => prefetch(to);
  return <Link to={to} {...rest} onPointerEnter={prepare} onFocus={prepare} />;
}
