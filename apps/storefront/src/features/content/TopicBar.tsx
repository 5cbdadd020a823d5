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
  const row = useRef<HTMLUListElement>(null);
  const current = useCurrentSection(topics.map(({ id }) => id));

  // Centres the marked link in the row, otherwise the first one, without scrolling the page.
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]') ?? row.current?.querySelector('a');
    if (!row.current || !link) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()];
    row.current.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
  }, [current]);

  if (topics.length === 0) return null;
  return (
    <Bar aria-label={t('content.onThisPage')} data-part="topic-bar">
      <ul ref={row}>
        {topics.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
