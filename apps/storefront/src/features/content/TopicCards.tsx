import type { MouseEvent } from 'react';
import { withLowerHeadings, type GoodToKnow } from '@mahd/data/content';
import { DrawnTitle } from './DrawnTitle.js';
import { Story } from './Story.js';
import { cardsPerRow, Cards, PanelTitle, signsTopic } from './TopicCards.styles.js';
import { useOpenItems } from './useOpenItems.js';

/**
 * Closes the other cards of the row before the pressed one opens: all texts of a row open in the same place. In a list,
 * each text opens below its own title.
 */
function closeRow({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const items = [...currentTarget.querySelectorAll('details')];
  const pressed = items.findIndex((item) => item.firstElementChild?.contains(target as Node));
  if (pressed < 0 || getComputedStyle(currentTarget).display !== 'grid') return;
  const start = pressed - (pressed % cardsPerRow);
  for (const item of items.slice(start, start + cardsPerRow)) if (item !== items[pressed]) item.open = false;
}

/** Short texts that open in place, the warning signs first: a list, on desktops cards in rows, whose texts open below their row. */
export function TopicCards({ topics }: { topics: readonly GoodToKnow[] }) {
  const accordion = useOpenItems();
  if (topics.length === 0) return null;
  const rank = ({ route }: GoodToKnow) => (route === signsTopic ? 0 : 1);
  return (
    <Cards
      ref={accordion}
      headingLevel={2}
      onClickCapture={closeRow}
      items={topics
        .toSorted((a, b) => rank(a) - rank(b))
        .map(({ route, title, summary, image, intro, body }) => ({
          id: route,
          title: (
            <DrawnTitle picture={image} summary={summary}>
              {title}
            </DrawnTitle>
          ),
          content: (
            <>
              <PanelTitle aria-hidden="true">{title}</PanelTitle>
              <Story picture={image} html={intro + withLowerHeadings(body)} />
            </>
          ),
        }))}
    />
  );
}
