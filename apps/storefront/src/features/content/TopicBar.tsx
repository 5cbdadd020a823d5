import { useEffect, useRef } from 'react';
import { useTranslate } from '../../app/AppContext.js';
import { Bar } from './TopicBar.styles.js';
import { useCurrentSection } from './useCurrentSection.js';

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
