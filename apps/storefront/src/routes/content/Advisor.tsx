import { useAtomValue } from 'jotai';
import { articleCategoriesAtom, articleCategoriesQuery, pageAtom, pageQuery } from '@mahd/data/content';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { CompactHeader } from '../../features/content/CompactHeader.styles.js';
import { AdvisorSection } from '../../features/content/AdvisorSection.js';
import { Topics } from '../../features/content/AdvisorSection.styles.js';
import { PageIntro } from '../../features/content/PageIntro.js';
import { EmptyContent } from '../../features/content/EmptyContent.js';
import { ReadingLayout } from '../../features/content/ReadingLayout.js';
import { TopicBar } from '../../features/content/TopicBar.js';
import { readingMeta } from '../../features/content/readingMeta.js';
import { readingBreadcrumbs, worldBreadcrumb } from '../../features/content/readingBreadcrumbs.js';

const slug = 'breastfeeding-advisor';
const crumbs = (t: Translate) =>
  readingBreadcrumbs(t, worldBreadcrumb(t), { label: t('nav.breastfeedingAdvisor'), href: `/${slug}` });

export function meta(state: AppState, args: PageArgs, t: Translate): PageMeta {
  const page = getLoadedData(state.shop, pageQuery(state.shop.http, slug, args.language));
  return readingMeta(state, args, { ...page, crumbs: crumbs(t) });
}

export async function loader({ shop }: AppState, { language }: PageArgs): Promise<void> {
  await Promise.all([
    shop.load(pageQuery(shop.http, slug, language)),
    shop.load(articleCategoriesQuery(shop.http, language)),
  ]);
}

/** The Breastfeeding Advisor: its categories with their articles. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: page } = useAtomValue(pageAtom(slug, language));
  const { data: categories = [] } = useAtomValue(articleCategoriesAtom(language));
  if (!page) return null;
  return (
    <ReadingLayout crumbs={crumbs(t)}>
      <CompactHeader
        title={page.title}
        description={<PageIntro {...page} />}
        picture={page.image}
        alt={page.image?.alt ?? ''}
      />
      {categories.length === 0 ? (
        <EmptyContent />
      ) : (
        <>
          <TopicBar topics={categories.map(({ route, name, menu }) => ({ id: route, label: menu || name }))} />
          <Topics gap={48}>
            {categories.map((category, index) => (
              <AdvisorSection
                key={category.route}
                category={category}
                pictureSide={index % 2 === 0 ? 'start' : 'end'}
              />
            ))}
          </Topics>
        </>
      )}
    </ReadingLayout>
  );
}
