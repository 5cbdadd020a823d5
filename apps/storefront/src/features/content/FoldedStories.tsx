import { useEffect, useRef } from 'react';
import type { PageEntry } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { Stack } from '@mahd/ui/Stack';
import { entryHtml } from './EntryText.js';
import { Chapters } from './FoldedStories.styles.js';
import { Story } from './Story.js';
import { useHashId } from './useHashId.js';

interface FoldedStoriesProps {
  title: string;
  id: string;
  entries: readonly PageEntry[];
}

/** Page entries in an accordion, of which the first is open at first, and the one in the URL hash. */
export function FoldedStories({ title, id, entries }: FoldedStoriesProps) {
  const chapters = useRef<HTMLDivElement>(null);
  const openId = useHashId();

  // Not all browsers open the item themselves.
  useEffect(() => {
    const answer = [...(chapters.current?.querySelectorAll('[data-part="answer"]') ?? [])].find(
      (element) => element.id === openId,
    );
    const item = answer?.closest('details');
    if (!item || item.open) return;
    item.open = true;
    answer?.scrollIntoView();
  }, [openId]);

  if (entries.length === 0) return null;
  return (
    <Stack gap={24} as="section" aria-labelledby={id}>
      <Heading headingLevel={2} id={id}>
        {title}
      </Heading>
      <Chapters
        ref={chapters}
        items={entries.map((entry, index) => ({
          id: entry.slug,
          title: entry.title,
          defaultOpen: index === 0,
          content: <Story picture={entry.image} html={entryHtml(entry, 4)} />,
        }))}
      />
    </Stack>
  );
}
