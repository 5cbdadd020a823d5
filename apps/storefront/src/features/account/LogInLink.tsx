import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loginInvokerAtom } from '@mahd/data/account';
import { LinkButton } from '@mahd/ui/LinkButton';
import { ShopLink } from '../../app/ShopLink.js';

interface LogInLinkProps {
  size?: 'small' | 'medium';
  /** `inline` is a link in a sentence. */
  variant?: 'outline' | 'solid' | 'inline';
  children: ReactNode;
}

/** A link to the login page that returns to the current page afterwards. */
export function LogInLink({ size = 'medium', variant = 'outline', children }: LogInLinkProps) {
  const { pathname, search } = useLocation();
  const setInvoker = useSetAtom(loginInvokerAtom);
  const link = { href: '/login', onClick: () => setInvoker(pathname + search), children };
  return variant === 'inline' ? <ShopLink {...link} /> : <LinkButton {...link} variant={variant} size={size} />;
}
