import { useAtomValue } from 'jotai';
import { worldAtom, worldQuery } from '@mahd/data/content';
import { CallToAction } from '@mahd/ui/CallToAction';
import { RichText } from '@mahd/ui/RichText';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { CompactHeader } from '../../features/content/CompactHeader.styles.js';
import { CurrentStageLink } from '../../features/content/CurrentStageLink.js';
import { ReadingLayout } from '../../features/content/ReadingLayout.js';
import { readingMeta } from '../../features/content/readingMeta.js';
import { readingBreadcrumbs, worldBreadcrumb } from '../../features/content/readingBreadcrumbs.js';
import { TeaserCards } from '../../features/content/TeaserCards.js';

const crumbs = (t: Translate) => readingBreadcrumbs(t, worldBreadcrumb(t));

export function meta(state: AppState, args: PageArgs, t: Translate): PageMeta {
  const page = getLoadedData(state.shop, worldQuery(state.shop.http, args.language));
  return readingMeta(state, args, { ...page, crumbs: crumbs(t) });
}

export async function loader({ shop }: AppState, { language }: PageArgs): Promise<void> {
  await shop.load(worldQuery(shop.http, language));
}

/** The overview of all guides. */
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
        extra={<CurrentStageLink question="content.findStage" />}
        picture={page.image}
        alt={page.image?.alt ?? ''}
      />
      <TeaserCards items={[...page.cards, ...page.tiles]} />
      {teaser && (
        <CallToAction
          title={teaser.title}
          action={{ label: teaser.linkLabel, href: teaser.href }}
          picture={teaser.image}
          panel="sky"
        >
          {teaser.text}
        </CallToAction>
      )}
    </ReadingLayout>
  );
}
