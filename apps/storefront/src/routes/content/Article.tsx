import { useAtomValue } from 'jotai';
import { redirect, useParams } from 'react-router-dom';
import {
  articleAtom,
  articleHref,
  articleQuery,
  articleCategoriesAtom,
  articleCategoriesQuery,
  loadRelated,
  readingSections,
  resolveArticle,
} from '@mahd/data/content';
import { formatNumber } from '@mahd/rules/locale';
import { PreviousNextLinks } from '@mahd/ui/PreviousNextLinks';
import type { AppState } from '../../app/AppState.js';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import { lazyHydrate } from '../../app/lazyHydrate.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import { PageNotFound, type PageArgs } from '../../app/routing/pageModules.js';
import { TextHeader } from '../../features/content/TextHeader.styles.js';
import { ArticleText } from '../../features/content/ArticleText.js';
import { FactLine } from '../../features/content/FactLine.styles.js';
import { ReadingLayout } from '../../features/content/ReadingLayout.js';
import { ReadingTime } from '../../features/content/ReadingTime.js';
import { articleJsonLd } from '../../features/content/articleJsonLd.js';
import { secondPictureOf } from '../../features/content/secondPictureOf.js';
import { readingMeta } from '../../features/content/readingMeta.js';
import { absoluteUrlBuilder } from '../../features/content/absoluteUrlBuilder.js';
import { readingBreadcrumbs, worldBreadcrumb } from '../../features/content/readingBreadcrumbs.js';

const TextRelated = lazyHydrate('text-related', 'visible', () => import('../../features/content/TextRelated.js'));

const crumbs = (t: Translate, title: string, href: string) =>
  readingBreadcrumbs(
    t,
    worldBreadcrumb(t),
    { label: t('nav.breastfeedingAdvisor'), href: '/breastfeeding-advisor' },
    { label: title, href },
  );

export function meta(state: AppState, args: PageArgs, t: Translate): PageMeta {
  const article = getLoadedData(state.shop, articleQuery(state.shop.http, args.params.article ?? '', args.language));
  const href = articleHref(article);
  return readingMeta(state, args, {
    ...article,
    crumbs: crumbs(t, article.title, href),
    jsonLd: [articleJsonLd(state, args.language, { ...article, href })],
  });
}

export async function loader({ shop }: AppState, { language, params }: PageArgs): Promise<void> {
  const { category = '', article: name = '' } = params;
  const [article] = await Promise.all([
    shop.load(articleQuery(shop.http, name, language)),
    shop.load(articleCategoriesQuery(shop.http, language)),
  ]);
  if (article.category !== category) {
    const href = await resolveArticle(shop, category, name);
    if (href === null) throw new PageNotFound();
    throw redirect(`/${language}${href}`, 301);
  }
  await loadRelated(shop, article.related, language);
}

/** An article of the Breastfeeding Advisor. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { settings } = useApp().state;
  const { article: name = '' } = useParams();
  const { data: article } = useAtomValue(articleAtom(name, language));
  const { data: categories = [] } = useAtomValue(articleCategoriesAtom(language));
  if (!article) return null;
  const href = articleHref(article);
  const articles = categories.flatMap((category) => category.article);
  const topic = categories.find(({ route }) => route === article.category);
  const total = topic?.article.length ?? 0;
  const neighbour = (route: string | null, label: string) => {
    const other = articles.find((candidate) => candidate.route === route);
    return other ? { label, title: other.title, href: articleHref(other) } : null;
  };
  return (
    <ReadingLayout crumbs={crumbs(t, article.title, href)} references={article} after={<TextRelated />}>
      <TextHeader
        label={
          <FactLine as="span">
            {/* The article about bottles belongs to no topic of its own. */}
            {topic && article.category_id === article.category && (
              <>
                <span>{topic.name}</span>
                {total > 1 && (
                  <span data-part="number">
                    {t('article.number', { n: formatNumber(article.order), total: formatNumber(total) })}
                  </span>
                )}
              </>
            )}
            <ReadingTime minutes={article.reading_minutes} />
          </FactLine>
        }
        title={article.title}
        description={article.description}
        picture={article.image}
        alt={article.image?.alt ?? ''}
      />
      <ArticleText
        intro={article.intro}
        sections={readingSections(article.body)}
        figure={secondPictureOf(article)}
        share={{
          label: t('article.share'),
          address: absoluteUrlBuilder(settings, language)(href),
          title: article.title,
        }}
      />
      <PreviousNextLinks
        label={t('article.order')}
        previous={neighbour(article.previous, t('article.previous'))}
        next={neighbour(article.next, t('article.next'))}
      />
    </ReadingLayout>
  );
}
