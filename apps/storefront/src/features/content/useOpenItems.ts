import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHashId } from './useHashId.js';

type Items = Readonly<Record<string, boolean>>;

/** The items opened or closed by hand on this history entry: whether each is open, by the id of its answer. Beside what the router keeps there. */
const keptItems = () => (history.state as { items?: Items } | null)?.items;

/**
 * A ref for the parent of accordions. Opens the item in the URL hash and scrolls to it, as not all browsers do themselves.
 * What is opened by hand is kept in the history entry, for Back and reload.
 */
export function useOpenItems<Element extends HTMLElement = HTMLDivElement>() {
  const parent = useRef<Element>(null);
  const { key } = useLocation();
  const openId = useHashId();

  // Before the scroll position is restored.
  useLayoutEffect(() => {
    const kept = keptItems();
    for (const item of itemsOf(parent.current)) item.open = kept?.[answerOf(item).id] ?? item.open;
  }, [key, openId]);

  useEffect(() => {
    const target = itemsOf(parent.current).find((item) => answerOf(item).id === openId);
    if (!target || target.open || keptItems()) return;
    target.open = true;
    answerOf(target).scrollIntoView();
  }, [openId]);

  useEffect(() => {
    const element = parent.current;
    const keep = ({ target }: Event) => {
      const pressed = (target as HTMLElement).closest('summary')?.parentElement;
      if (!pressed) return;
      // The browser opens or closes the item after the event.
      const items = itemsOf(element).map((item) => [answerOf(item).id, item.open !== (item === pressed)]);
      history.replaceState({ ...history.state, items: { ...keptItems(), ...Object.fromEntries(items) } }, '');
    };
    element?.addEventListener('click', keep);
    return () => element?.removeEventListener('click', keep);
  }, []);
  return parent;
}

const itemsOf = (parent: HTMLElement | null) =>
  Array.from(parent?.querySelectorAll<HTMLDetailsElement>('details[data-part="item"]') ?? []);

const answerOf = (item: Element) => item.lastElementChild!;
