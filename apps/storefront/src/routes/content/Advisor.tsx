import { useAtomValue } from 'jotai';
import {
  articleCategoriesAtom,
  articleCategoriesQuery,
  articleHref,
  pageAtom,
  pageQuery,
  type ArticleCategory,
} from '@mahd/data/content';
import { formatNumber } from '@mahd/rules/locale';
import { JumpLinks } from '@mahd/ui/JumpLinks';
import { PageHeader } from '@mahd/ui/PageHeader';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { StoryBlock } from '@mahd/ui/StoryBlock';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { ArticleList } from '../../features/content/ArticleList.js';
import { Lead } from '../../features/content/Lead.js';
import { NothingToRead } from '../../features/content/NothingToRead.js';
import { ReadingFrame } from '../../features/content/ReadingFrame.js';
import { readingMeta } from '../../features/content/readingMeta.js';
import { trail } from '../../features/content/trail.js';

const slug = 'breastfeeding-advisor';
const crumbs = (language: PageArgs['language'], t: Translate) =>
  trail(
    language,
    t,
    { label: t('nav.motherBabyWorld'), href: '/mother-baby-world' },
    { label: t('nav.breastfeedingAdvisor'), href: `/${slug}` },
  );

export function meta(state: AppState, args: PageArgs, t: Translate): PageMeta {
  const page = getLoadedData(state.shop, pageQuery(state.shop.http, slug, args.language));
  return readingMeta(state, args, { ...page, crumbs: crumbs(args.language, t) });
}

export async function loader({ shop }: AppState, { language }: PageArgs): Promise<void> {
  await Promise.all([
    shop.load(pageQuery(shop.http, slug, language)),
    shop.load(articleCategoriesQuery(shop.http, language)),
  ]);
}

/** The advisor's categories, each with its articles. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: page } = useAtomValue(pageAtom(slug, language));
  const { data: categories = [] } = useAtomValue(articleCategoriesAtom(language));
  if (!page) return null;
  return (
    <ReadingFrame crumbs={crumbs(language, t)}>
      <PageHeader title={page.title} lead={<Lead {...page} />} picture={page.image} alt={page.image?.alt ?? ''} />
      {categories.length === 0 ? (
        <NothingToRead />
      ) : (
        <>
          <JumpLinks
            label={t('content.onThisPage')}
            links={categories.map(({ route, name }) => ({ label: name, href: `#${route}` }))}
          />
          <Stack gap={64}>
            {categories.map((category, index) => (
              <Category key={category.route} category={category} side={index % 2 === 0 ? 'start' : 'end'} />
            ))}
          </Stack>
        </>
      )}
    </ReadingFrame>
  );
}

function Category({
  category: { route, name, description, intro, image, article },
  side,
}: {
  category: ArticleCategory;
  side: 'start' | 'end';
}) {
  const t = useTranslate();
  return (
    <StoryBlock
      id={route}
      title={name}
      label={t('article.articles', { n: article.length })}
      picture={image}
      alt={image?.alt ?? ''}
      pictureSide={side}
    >
      <RichText html={intro || `<p>${description}</p>`} />
      <ArticleList
        items={article.map((each) => ({
          href: articleHref(each),
          title: each.title,
          label: t('article.number', { n: formatNumber(each.order) }),
        }))}
      />
    </StoryBlock>
  );
}
