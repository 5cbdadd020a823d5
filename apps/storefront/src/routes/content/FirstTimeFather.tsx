import { useAtomValue } from 'jotai';
import { loadRelated, pageAtom, pageQuery, type PageEntry } from '@mahd/data/content';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { lazyHydrate } from '../../app/lazyHydrate.js';
import { CompactHeader } from '../../features/content/CompactHeader.styles.js';
import { DrawnStories } from '../../features/content/DrawnStories.js';
import { blockId } from '../../features/content/blockId.js';
import { pageReferences } from '../../features/content/pageReferences.js';
import { PageIntro } from '../../features/content/PageIntro.js';
import { EmptyContent } from '../../features/content/EmptyContent.js';
import { ReadingLayout } from '../../features/content/ReadingLayout.js';
import { TopicBar } from '../../features/content/TopicBar.js';
import { createContentPage } from '../../features/content/createContentPage.js';

const slug = 'first-time-father';

/** The warning signs, which a father must find at once. */
const isSigns = ({ id }: PageEntry['blocks'][number]) => id === 'know-the-signs';

const page = createContentPage({
  slug,
  label: 'nav.firstTimeFather',
  guide: true,
  async load({ shop }, { language }) {
    const { related } = await shop.load(pageQuery(shop.http, slug, language));
    await loadRelated(shop, related, language);
  },
});

export const { meta, loader } = page;

const Related = lazyHydrate('father-related', 'visible', async () => ({
  default: (await import('../../features/content/createRelated.js')).createRelated(slug, (content) => [
    content?.related ?? [],
    null,
  ]),
}));

/** A guide for first-time fathers. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: content } = useAtomValue(pageAtom(slug, language));
  if (!content) return null;
  const { title, image, entries } = content;
  return (
    <ReadingLayout crumbs={page.crumbs(t)} references={pageReferences(content)} after={<Related />}>
      <CompactHeader title={title} description={<PageIntro {...content} />} picture={image} alt={image?.alt ?? ''} />
      {entries.length === 0 && <EmptyContent />}
      <TopicBar
        topics={entries.flatMap((entry) => [
          { id: entry.slug, label: entry.menu },
          ...entry.blocks.filter(isSigns).map((block) => ({ id: blockId(entry, block), label: block.heading })),
        ])}
      />
      <DrawnStories id="blocks" entries={entries} />
    </ReadingLayout>
  );
}
