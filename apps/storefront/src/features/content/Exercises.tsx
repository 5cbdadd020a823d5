import type { PageEntry } from '@mahd/data/content';
import { FeatureCard } from '@mahd/ui/FeatureCard';
import { Grid } from '@mahd/ui/Grid';
import { Heading } from '@mahd/ui/Heading';
import { Stack } from '@mahd/ui/Stack';
import { EntryText } from './EntryText.js';
import { ExerciseCards } from './Exercises.styles.js';

/** Exercises as cards under a heading. Renders nothing without any. */
export function Exercises({ title, entries }: { title: string; entries: readonly PageEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Stack gap={24} as="section" aria-labelledby="exercises">
      <Heading headingLevel={2} id="exercises">
        {title}
      </Heading>
      <ExerciseCards>
        <Grid as="ul" columns={3}>
          {entries.map((entry) => (
            <li key={entry.slug}>
              <FeatureCard id={entry.slug} title={entry.menu} picture={entry.image} alt={entry.image?.alt ?? ''}>
                <EntryText entry={entry} headingLevel={4} />
              </FeatureCard>
            </li>
          ))}
        </Grid>
      </ExerciseCards>
    </Stack>
  );
}
