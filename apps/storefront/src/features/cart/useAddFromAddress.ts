import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SharedLine } from '@mahd/data/cart';
import { fromQuery } from './sharedLines.js';

/** Adds the product of the address (`?add=CODE`) once: a form sent without script leads to it. */
export function useAddFromAddress(add: (line: SharedLine) => void): void {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const handled = useRef('');
  useEffect(() => {
    // In StrictMode the effect runs twice.
    if (search === handled.current) return;
    handled.current = search;
    const [line] = fromQuery(search);
    if (!line) return;
    add(line);
    // Reloading must not add it again.
    void navigate(pathname, { replace: true });
  }, [search, pathname, navigate, add]);
}
