import type { PageEntry } from '@mahd/data/content';
import { FeatureCard } from '@mahd/ui/FeatureCard';
import { Heading } from '@mahd/ui/Heading';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { DrawnTitle } from './DrawnTitle.js';
import { entryHtml } from './entryHtml.js';
import { ExerciseCards } from './Exercises.styles.js';
import { useOpenItems } from './useOpenItems.js';

/** Exercises under a heading: cards, on phones a folded accordion. Renders nothing without any. */
export function Exercises({ title, entries }: { title: string; entries: readonly PageEntry[] }) {
  const accordion = useOpenItems();
  if (entries.length === 0) return null;
  return (
    <Stack gap={24} as="section" aria-labelledby="exercises">
      <Heading headingLevel={2} id="exercises">
        {title}
      </Heading>
      <ExerciseCards
        ref={accordion}
        headingLevel={3}
        items={entries.map((entry) => ({
          id: entry.slug,
          title: <DrawnTitle picture={entry.image}>{entry.menu}</DrawnTitle>,
          content: (
            <FeatureCard title={entry.menu} picture={entry.image} alt={entry.image?.alt ?? ''}>
              <RichText html={entryHtml(entry, 4)} />
            </FeatureCard>
          ),
        }))}
      />
    </Stack>
  );
}
