import { useEffect, useRef } from 'react';
import { useHashId } from './useHashId.js';

/** A ref for an accordion: opens its item in the URL hash and scrolls to it, as not all browsers do themselves. */
export function useOpenHashItem() {
  const accordion = useRef<HTMLDivElement>(null);
  const openId = useHashId();
  useEffect(() => {
    const answer = [...(accordion.current?.querySelectorAll('[data-part="answer"]') ?? [])].find(
      (element) => element.id === openId,
    );
    const item = answer?.closest('details');
    if (!item || item.open) return;
    item.open = true;
    answer?.scrollIntoView();
  }, [openId]);
  return accordion;
}
