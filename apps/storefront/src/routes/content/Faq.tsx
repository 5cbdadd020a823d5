import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { pageAtom, pageQuery } from '@mahd/data/content';
import { CallToAction } from '@mahd/ui/CallToAction';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { faqJsonLd } from '../../features/content/faqGroups.js';
import { FilterableQuestions } from '../../features/content/FilterableQuestions.js';
import { PageIntro } from '../../features/content/PageIntro.js';
import { EmptyContent } from '../../features/content/EmptyContent.js';
import { ReadingLayout } from '../../features/content/ReadingLayout.js';
import { TitleRow } from '../../features/content/TitleRow.styles.js';
import { readingMeta } from '../../features/content/readingMeta.js';
import { readingBreadcrumbs } from '../../features/content/readingBreadcrumbs.js';

/** Both FAQ pages share this route module. */
const faqPage = (pathname: string) =>
  pathname.endsWith('/product-faqs')
    ? ({
        slug: 'product-faqs',
        label: 'nav.productFaqs',
        other: 'faq',
        otherLabel: 'nav.faq',
        placeholder: 'faq.productFilterPlaceholder',
      } as const)
    : ({
        slug: 'faq',
        label: 'nav.faq',
        other: 'product-faqs',
        otherLabel: 'nav.productFaqs',
        placeholder: 'faq.filterPlaceholder',
      } as const);

const crumbs = (pathname: string, t: Translate) =>
  readingBreadcrumbs(t, { label: t(faqPage(pathname).label), href: `/${faqPage(pathname).slug}` });

export function meta(state: AppState, args: PageArgs, t: Translate): PageMeta {
  const { pathname } = args.url;
  const page = getLoadedData(state.shop, pageQuery(state.shop.http, faqPage(pathname).slug, args.language));
  return readingMeta(state, args, {
    ...page,
    crumbs: crumbs(pathname, t),
    jsonLd: [faqJsonLd(page.groups)],
  });
}

export async function loader({ shop }: AppState, { language, url }: PageArgs): Promise<void> {
  await shop.load(pageQuery(shop.http, faqPage(url.pathname).slug, language));
}

/** Questions and answers, either general or about the products. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { pathname } = useLocation();
  const { slug, other, otherLabel, placeholder } = faqPage(pathname);
  const { data: page } = useAtomValue(pageAtom(slug, language));
  if (!page) return null;
  const references = page.groups.length > 0 && {
    sources: page.groups.flatMap(({ sources }) => sources),
    note: page.groups.find(({ note }) => note)?.note ?? '',
    reviewed: page.groups.find(({ reviewed }) => reviewed)?.reviewed ?? null,
  };
  return (
    <ReadingLayout crumbs={crumbs(pathname, t)} {...(references ? { references } : {})}>
      <TitleRow
        data-page={slug}
        title={page.title}
        description={<PageIntro {...page} />}
        picture={page.image}
        alt={page.image?.alt ?? ''}
      />
      {page.groups.length === 0 ? (
        <EmptyContent />
      ) : (
        <FilterableQuestions
          groups={page.groups}
          placeholder={t(placeholder)}
          other={{ label: t(otherLabel), href: `/${other}` }}
        />
      )}
      <CallToAction title={t('faq.stillQuestions')} action={{ label: t('nav.contact'), href: '/contact' }}>
        {t('faq.contactText')}
      </CallToAction>
    </ReadingLayout>
  );
}
