import { useAtomValue } from 'jotai';
import { pageAtom, pageQuery, relatedAtom, relatedQuery, type PageContent, type PageEntry } from '@mahd/data/content';
import { FeatureCard } from '@mahd/ui/FeatureCard';
import { Grid } from '@mahd/ui/Grid';
import { Heading } from '@mahd/ui/Heading';
import { JumpLinks } from '@mahd/ui/JumpLinks';
import { PageHeader } from '@mahd/ui/PageHeader';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { EntryText } from '../../features/content/EntryText.js';
import { ExerciseCards } from '../../features/content/Exercises.styles.js';
import { groundsOf } from '../../features/content/groundsOf.js';
import { Lead } from '../../features/content/Lead.js';
import { NothingToRead } from '../../features/content/NothingToRead.js';
import { ReadingFrame } from '../../features/content/ReadingFrame.js';
import { RelatedReading } from '../../features/content/RelatedReading.js';
import { Stories } from '../../features/content/Stories.js';
import { writtenPage } from '../../features/content/writtenPage.js';

const slug = 'post-pregnancy-care';

/** What goes with any of its parts. */
const relatedOf = (content: PageContent | undefined) => [
  ...new Set(content?.entries.flatMap(({ related }) => related)),
];

const page = writtenPage({
  slug,
  label: 'nav.postPregnancyCare',
  guide: true,
  async load({ shop }, { language }) {
    await shop.load(
      relatedQuery(shop.http, relatedOf(await shop.load(pageQuery(shop.http, slug, language))), language),
    );
  },
});

export const { meta, loader } = page;

/** The weeks after birth, and three sets of exercises. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: content } = useAtomValue(pageAtom(slug, language));
  const { data: related } = useAtomValue(relatedAtom(relatedOf(content), language));
  if (!content) return null;
  const { title, image, labels, entries, html } = content;
  const blocks = entries.filter(({ kind }) => kind === 'block');
  const cards = entries.filter(({ kind }) => kind === 'card');
  const links = [
    ...blocks.map(({ slug, menu }) => ({ label: menu, href: `#${slug}` })),
    ...(cards.length > 0 && labels.card ? [{ label: labels.card, href: '#exercises' }] : []),
  ];
  return (
    <ReadingFrame
      crumbs={page.crumbs(language, t)}
      grounds={groundsOf(content, language)}
      after={related && <RelatedReading related={related} />}
    >
      <PageHeader title={title} lead={<Lead {...content} />} picture={image} alt={image?.alt ?? ''} />
      {entries.length === 0 ? <NothingToRead /> : <JumpLinks label={t('content.onThisPage')} links={links} />}
      <Stories id="blocks" title={labels.block} entries={blocks} />
      <Exercises title={labels.card ?? ''} entries={cards} />
      <RichText html={html} />
    </ReadingFrame>
  );
}

function Exercises({ title, entries }: { title: string; entries: readonly PageEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Stack gap={24} as="section" aria-labelledby="exercises">
      <Heading level={2} id="exercises">
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
