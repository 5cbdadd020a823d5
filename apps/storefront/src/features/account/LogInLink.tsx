import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loginInvokerAtom } from '@mahd/data/account';
import { LinkButton } from '@mahd/ui/LinkButton';

interface LogInLinkProps {
  size?: 'small' | 'medium';
  variant?: 'outline' | 'solid';
  children: ReactNode;
}

/** A link to the login page that returns to the current page afterwards. */
export function LogInLink({ size = 'medium', variant = 'outline', children }: LogInLinkProps) {
  const { pathname, search } = useLocation();
  const setInvoker = useSetAtom(loginInvokerAtom);
  return (
    <LinkButton href="/login" variant={variant} size={size} onClick={() => setInvoker(pathname + search)}>
      {children}
    </LinkButton>
  );
}
