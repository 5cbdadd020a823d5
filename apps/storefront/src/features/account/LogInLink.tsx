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

/** Leads to the login, and from there back to the page it stands on. */
export function LogInLink({ size = 'medium', variant = 'outline', children }: LogInLinkProps) {
  const { pathname, search } = useLocation();
  const setInvoker = useSetAtom(loginInvokerAtom);
  return (
    <LinkButton href="/login" variant={variant} size={size} onClick={() => setInvoker(pathname + search)}>
      {children}
    </LinkButton>
  );
}
