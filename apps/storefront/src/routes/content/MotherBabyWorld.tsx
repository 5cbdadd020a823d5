import { useAtomValue } from 'jotai';
import { worldAtom, worldQuery } from '@mahd/data/content';
import { LinkButton } from '@mahd/ui/LinkButton';
import { PageHeader } from '@mahd/ui/PageHeader';
import { RichText } from '@mahd/ui/RichText';
import { StoryBlock } from '@mahd/ui/StoryBlock';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { ReadingLayout } from '../../features/content/ReadingLayout.js';
import { readingMeta } from '../../features/content/readingMeta.js';
import { readingBreadcrumbs } from '../../features/content/readingBreadcrumbs.js';
import { TeaserCards } from '../../features/content/TeaserCards.js';

const crumbs = (language: PageArgs['language'], t: Translate) =>
  readingBreadcrumbs(language, t, { label: t('nav.motherBabyWorld'), href: '/mother-baby-world' });

export function meta(state: AppState, args: PageArgs, t: Translate): PageMeta {
  const page = getLoadedData(state.shop, worldQuery(state.shop.http, args.language));
  return readingMeta(state, args, { ...page, crumbs: crumbs(args.language, t) });
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
    <ReadingLayout crumbs={crumbs(language, t)}>
      <PageHeader
        title={page.title}
        description={<RichText html={page.html} />}
        picture={page.image}
        alt={page.image?.alt ?? ''}
      />
      <TeaserCards items={page.cards} columns={3} />
      {teaser && (
        <StoryBlock title={teaser.title} picture={teaser.image} alt={teaser.image?.alt ?? ''} pictureSide="end">
          <p>{teaser.text}</p>
          <div>
            <LinkButton href={teaser.href}>{teaser.linkLabel}</LinkButton>
          </div>
        </StoryBlock>
      )}
      <TeaserCards items={page.tiles} columns={2} layout="wide" />
    </ReadingLayout>
  );
}
