import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../app/AppContext.js';
import { Bar } from './TopicBar.styles.js';

// The hook is here, as a file of its own would be one more to load with the bar.

/** Where the eye reads: this far down the window. */
const readingLine = 0.3;

/** The top of a section; of a closed `<details>`, which hides it, otherwise. */
const topOf = (id: string) => {
  const section = document.getElementById(id);
  return Math.round((section?.closest('details') ?? section)?.getBoundingClientRect().top ?? Infinity);
};

/** The section that is being read: of those side by side the one in the URL hash, or the first. Empty above the first one. */
function sectionAtLine(ids: readonly string[]): string {
  const begun = ids.map((id) => ({ id, top: topOf(id) })).filter(({ top }) => top <= readingLine * innerHeight);
  const row = begun.filter(({ top }) => top === begun.at(-1)?.top).map(({ id }) => id);
  return row.find((id) => location.hash === `#${id}`) ?? row[0] ?? '';
}

/** The id of the section that is being read, of those in the order of the page. Empty on the server. */
export function useCurrentSection(ids: readonly string[]): string {
  const [current, setCurrent] = useState('');
  const key = ids.join(' ');
  useEffect(() => {
    const update = () => setCurrent(sectionAtLine(key.split(' ')));
    update();
    const events = ['scroll', 'resize', 'hashchange'] as const;
    for (const event of events) addEventListener(event, update, { passive: true });
    return () => {
      for (const event of events) removeEventListener(event, update);
    };
  }, [key]);
  return current;
}

interface TopicBarProps {
  /** Sections of the page, in its order. */
  topics: readonly { id: string; label: string }[];
}

/** Links to the sections of a long page, in view all the way down. The section that is being read is marked. */
export function TopicBar({ topics }: TopicBarProps) {
  const t = useTranslate();
  const bar = useRef<HTMLElement>(null);
  const current = useCurrentSection(topics.map(({ id }) => id));

  // Centres the marked link in the row, otherwise the first one, without scrolling the page.
  useEffect(() => {
    const row = bar.current?.querySelector('ul');
    const link = row?.querySelector('[aria-current]') ?? row?.querySelector('a');
    if (!row || !link) return;
    const [outer, inner] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
    row.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
  }, [current]);

  if (topics.length === 0) return null;
  return (
    <Bar
      ref={bar}
      label={t('content.onThisPage')}
      links={topics.map(({ id, label }) => ({ label, href: `#${id}`, current: id === current }))}
    />
  );
}
