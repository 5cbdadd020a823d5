import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { articleCategoriesAtom, articleHref, blogHref, blogsAtom } from '@mahd/data/content';
import { askedWords, foundAtom, toSearchResults } from '@mahd/data/search';
import { useLanguage, useTranslate } from '../app/AppContext.js';
import { ShopLink } from '../app/ShopLink.js';
import { siteMapPages } from '../features/content/siteMap.js';
import { closestPage, monthHref, nameOf, sectionOf, wordsOf } from './closestAddress.js';
import { useMessages } from './useMessages.js';

interface Page {
  label: string;
  href: string;
}

function ClosestLink({ label, href }: Page) {
  const t = useTranslate();
  return (
    <>
      {t('errors.notFound.closest')} <ShopLink href={href}>{label}</ShopLink>
    </>
  );
}

interface FoundPageProps {
  words: string;
  /** Which hits come first. */
  section: string;
  /** Shown when none is from the section. */
  guide: Page | undefined;
  /** Shown until something is found. */
  otherwise: ReactNode;
}

/** A link to what the search finds. */
function FoundPage({ words, section, guide, otherwise }: FoundPageProps) {
  const language = useLanguage();
  const { data } = useAtomValue(foundAtom(words, language));
  if (!data) return otherwise;
  const { products, articles } = toSearchResults(data, language);
  const hits = [...products, ...articles].map(({ name, href }): Page => ({ label: name, href }));
  const closest = hits.find(({ href }) => sectionOf(href) === section) ?? guide ?? hits[0];
  return closest ? <ClosestLink {...closest} /> : otherwise;
}

interface ClosestPageProps {
  path: string;
  /** Shown until a page is found, and where none is. */
  otherwise: ReactNode;
}

/** A link to the page that an unknown path, without language, probably means: one of a similar address, otherwise what the search finds. */
export default function ClosestPage({ path, otherwise }: ClosestPageProps) {
  // The names of pages are in two files.
  useMessages('content');
  const { t } = useMessages('shellDeferred');
  const language = useLanguage();
  const categories = useAtomValue(articleCategoriesAtom(language));
  const posts = useAtomValue(blogsAtom(language));
  if (categories.isPending || posts.isPending) return otherwise;
  const section = siteMapPages.find((page) => page.group === 'guides' && page.path === sectionOf(path));
  const month = monthHref(path);
  const page =
    section && month
      ? { label: t(section.label), href: month }
      : closestPage(path, [
          ...siteMapPages.map((each) => ({ label: t(each.label), href: `/${each.path}` })),
          ...(categories.data ?? []).flatMap(({ article: articles }) =>
            articles.map((article) => ({ label: article.title, href: articleHref(article) })),
          ),
          ...(posts.data ?? []).map((post) => ({ label: post.title, href: blogHref(post) })),
        ]);
  if (page) return <ClosestLink {...page} />;
  const guide = section && { label: t(section.label), href: `/${section.path}#${encodeURIComponent(nameOf(path))}` };
  const words = askedWords(wordsOf(nameOf(path)).join(' '));
  if (words) return <FoundPage words={words} section={sectionOf(path)} guide={guide} otherwise={otherwise} />;
  return guide ? <ClosestLink {...guide} /> : otherwise;
}
