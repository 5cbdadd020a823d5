import { useAtomValue } from 'jotai';
import { worldAtom, worldQuery } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import { lazyHydrate } from '../../app/lazyHydrate.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { CompactHeader } from '../../features/content/CompactHeader.styles.js';
import { BabyDate } from '../../features/content/BabyDate.styles.js';
import { ReadingLayout } from '../../features/content/ReadingLayout.js';
import { readingMeta } from '../../features/content/readingMeta.js';
import { readingBreadcrumbs, worldBreadcrumb } from '../../features/content/readingBreadcrumbs.js';
import { TeaserCards } from '../../features/content/TeaserCards.js';
import { WorldTeaser } from '../../features/content/WorldTeaser.styles.js';

const MyBaby = lazyHydrate('my-baby', 'visible', () => import('../../features/visitor/MyBaby.js'));

const crumbs = (t: Translate) => readingBreadcrumbs(t, worldBreadcrumb(t));

export function meta(state: AppState, args: PageArgs, t: Translate): PageMeta {
  const page = getLoadedData(state.shop, worldQuery(state.shop.http, args.language));
  return readingMeta(state, args, { ...page, crumbs: crumbs(t) });
}

export async function loader({ shop }: AppState, { language }: PageArgs): Promise<void> {
  await shop.load(worldQuery(shop.http, language));
}

/** The overview of all guides, below the date that leads to the one for now. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: page } = useAtomValue(worldAtom(language));
  if (!page) return null;
  const { teaser } = page;
  return (
    <ReadingLayout crumbs={crumbs(t)}>
      <CompactHeader
        title={page.title}
        description={<RichText html={page.html} />}
        picture={page.image}
        alt={page.image?.alt ?? ''}
      />
      <BabyDate>
        <MyBaby />
      </BabyDate>
      {page.groups.map(({ slug, title, cards }) => (
        <Stack key={slug} gap={24} as="section" aria-labelledby={slug}>
          <Heading headingLevel={2} id={slug}>
            {title}
          </Heading>
          <TeaserCards items={cards} />
        </Stack>
      ))}
      {teaser && (
        <WorldTeaser
          title={teaser.title}
          action={{ label: teaser.linkLabel, href: teaser.href }}
          picture={teaser.image}
          panel="sky"
        >
          {teaser.text}
        </WorldTeaser>
      )}
    </ReadingLayout>
  );
}
