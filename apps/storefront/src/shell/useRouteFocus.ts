import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusElement } from './focusElement.js';

/**
 * Moves the focus to a page that replaces another one: to the target of the URL's hash, else to its heading. Back and Forward return it to the link
 * that was pressed there. Keyboards continue there, and screen readers read it. Leaves the focus where the new page or an open dialog has put it.
 */
export function useRouteFocus(): void {
  const { pathname, search, hash, key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  // Other query parameters change a part of a page.
  const page = `${pathname}?${new URLSearchParams(search).get('page') ?? ''}`;
  const shown = useRef(page);
  const focused = useRef<Element | null>(null);
  /** Finds the last link that was pressed, by the key of the history entry. */
  const pressed = useRef(new Map<string, () => HTMLElement | undefined>());

  useLayoutEffect(() => {
    focused.current = document.activeElement;
  }, [page]);

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('a')?.href;
      if (!href) return;
      const links = () => [...document.links].filter((link) => link.href === href);
      const index = links().findIndex((link) => link.contains(target));
      pressed.current.set(key, () => links()[index]);
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [key]);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const frame = requestAnimationFrame(() => {
      const main = document.getElementById('main');
      const { activeElement } = document;
      const isMoved = activeElement !== focused.current && main?.contains(activeElement);
      if (isMoved || document.querySelector('dialog[open]')) return;
      const link = isPop ? pressed.current.get(key)?.() : undefined;
      const start = document.getElementById(hash.slice(1)) ?? main?.querySelector('h1');
      const target = link && isInView(link) ? link : start && isAbove(start) ? firstInView(main) : start;
      focusElement(target ?? main, { preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [page, hash, key, isPop]);
}

/** The height of what sticks to the top of the view. */
const topBar = () => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

const isAbove = (element: Element) => element.getBoundingClientRect().bottom < topBar();

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
};

/** Where the next Tab does not jump to the top, after a restored scroll position. */
const firstInView = (main: Element | null | undefined) =>
  [...(main?.querySelectorAll<HTMLElement>(':is(h2, h3, a, button):not([inert] *)') ?? [])].find(
    // That of hidden elements is 0.
    (element) => element.getBoundingClientRect().top > topBar(),
  );
