import { useAtomValue } from 'jotai';
import { loadRelated, pageAtom, pageQuery, type PageContent } from '@mahd/data/content';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { lazyHydrate } from '../../app/lazyHydrate.js';
import { CompactHeader } from '../../features/content/CompactHeader.styles.js';
import { DrawnStories } from '../../features/content/DrawnStories.js';
import { Exercises } from '../../features/content/Exercises.js';
import { pageReferences } from '../../features/content/pageReferences.js';
import { PageIntro } from '../../features/content/PageIntro.js';
import { EmptyContent } from '../../features/content/EmptyContent.js';
import { ReadingLayout } from '../../features/content/ReadingLayout.js';
import { TopicBar } from '../../features/content/TopicBar.js';
import { WhenToCall, WhenToCallLink } from '../../features/content/WhenToCall.js';
import { createContentPage } from '../../features/content/createContentPage.js';

const slug = 'post-pregnancy-care';

/** The related routes of all entries. */
const relatedRoutes = (content: PageContent | undefined) => [
  ...new Set(content?.entries.flatMap(({ related }) => related)),
];

const page = createContentPage({
  slug,
  label: 'nav.postPregnancyCare',
  guide: true,
  async load({ shop }, { language }) {
    const content = await shop.load(pageQuery(shop.http, slug, language));
    await loadRelated(shop, relatedRoutes(content), language);
  },
});

export const { meta, loader } = page;

const Related = lazyHydrate('post-pregnancy-related', 'visible', async () => ({
  default: (await import('../../features/content/createRelated.js')).createRelated(slug, (content) => [
    relatedRoutes(content),
    null,
  ]),
}));

/** A guide to the weeks after birth, with exercises. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: content } = useAtomValue(pageAtom(slug, language));
  if (!content) return null;
  const { title, image, labels, entries } = content;
  const [first, ...others] = entries.filter(({ kind }) => kind === 'block');
  // The warning signs of the first chapter are those of the whole year: they are not folded with it.
  const signs = first?.blocks.find(({ id }) => id === 'when-to-call');
  const blocks = first ? [{ ...first, blocks: first.blocks.filter((block) => block !== signs) }, ...others] : [];
  const cards = entries.filter(({ kind }) => kind === 'card');
  const topics = [
    { id: 'blocks', label: blocks.length > 0 && labels.block },
    { id: signs?.id ?? '', label: signs?.heading },
    { id: 'exercises', label: cards.length > 0 && labels.card },
  ].flatMap(({ id, label }) => (label ? [{ id, label }] : []));
  return (
    <ReadingLayout crumbs={page.crumbs(t)} references={pageReferences(content)} after={<Related />}>
      <CompactHeader title={title} description={<PageIntro {...content} />} picture={image} alt={image?.alt ?? ''} />
      {entries.length === 0 && <EmptyContent />}
      {signs && <WhenToCallLink id={signs.id} />}
      <TopicBar topics={topics} />
      <DrawnStories id="blocks" title={labels.block} entries={blocks} />
      {signs && <WhenToCall id={signs.id} block={signs} headingLevel={2} />}
      <Exercises title={labels.card ?? ''} entries={cards} />
    </ReadingLayout>
  );
}
