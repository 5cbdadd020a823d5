import { useAtomValue } from 'jotai';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { mergedSources, pageAtom, pageQuery } from '@mahd/data/content';
import { FilterBox } from '@mahd/ui/FilterBox';
import { HelpBand } from '@mahd/ui/HelpBand';
import { LinkButton } from '@mahd/ui/LinkButton';
import { PageHeader } from '@mahd/ui/PageHeader';
import { Stack } from '@mahd/ui/Stack';
import { TableOfContents } from '@mahd/ui/TableOfContents';
import { Text } from '@mahd/ui/Text';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { faqData, matchingGroups } from '../../features/content/faqGroups.js';
import { Lead } from '../../features/content/Lead.js';
import { NothingToRead } from '../../features/content/NothingToRead.js';
import { QuestionGroup } from '../../features/content/QuestionGroup.js';
import { TextColumns } from '../../features/content/ReadingFrame.styles.js';
import { ReadingFrame } from '../../features/content/ReadingFrame.js';
import { readingMeta } from '../../features/content/readingMeta.js';
import { trail } from '../../features/content/trail.js';

const nothingToFollow = () => () => undefined;

/** Which of the two pages an address is. */
const pageOf = (pathname: string) =>
  pathname.endsWith('/product-faqs')
    ? ({ slug: 'product-faqs', label: 'nav.productFaqs', other: 'faq', otherLabel: 'nav.faq' } as const)
    : ({ slug: 'faq', label: 'nav.faq', other: 'product-faqs', otherLabel: 'nav.productFaqs' } as const);

const crumbs = (pathname: string, language: PageArgs['language'], t: Translate) =>
  trail(language, t, { label: t(pageOf(pathname).label), href: `/${pageOf(pathname).slug}` });

export function meta(state: AppState, args: PageArgs, t: Translate): PageMeta {
  const { pathname } = args.url;
  const page = getLoadedData(state.shop, pageQuery(state.shop.http, pageOf(pathname).slug, args.language));
  return readingMeta(state, args, {
    ...page,
    crumbs: crumbs(pathname, args.language, t),
    data: [faqData(page.groups)],
  });
}

export async function loader({ shop }: AppState, { language, url }: PageArgs): Promise<void> {
  await shop.load(pageQuery(shop.http, pageOf(url.pathname).slug, language));
}

/** Questions with answers that open: about everything, or about the products. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { pathname, hash } = useLocation();
  const { slug, other, otherLabel } = pageOf(pathname);
  const { data: page } = useAtomValue(pageAtom(slug, language));
  const [filter, setFilter] = useState('');
  // The server does not know the hash: the first render has all answers closed, then the one that is named opens.
  const openId = useSyncExternalStore(
    nothingToFollow,
    () => idOf(hash),
    () => '',
  );
  if (!page) return null;
  const groups = matchingGroups(page.groups, filter);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  const [first] = page.groups;
  const grounds = first && {
    sources: mergedSources(
      page.groups.map(({ sources }) => sources),
      language === 'ar' ? '، ' : ', ',
    ),
    note: page.groups.find(({ note }) => note)?.note ?? '',
    reviewed: first.reviewed,
  };
  return (
    <ReadingFrame crumbs={crumbs(pathname, language, t)} {...(grounds ? { grounds } : {})}>
      <PageHeader title={page.title} lead={<Lead {...page} />} picture={page.image} alt={page.image?.alt ?? ''} />
      {page.groups.length === 0 ? (
        <NothingToRead />
      ) : (
        <TextColumns>
          <aside>
            <Stack gap={16}>
              <FilterBox
                label={t('faq.filter')}
                placeholder={t('faq.filterPlaceholder')}
                value={filter}
                onValueChange={setFilter}
                announcement={filter === '' ? '' : t('faq.matches', { n: count })}
              />
              <TableOfContents
                label={t('faq.groups')}
                items={groups.map((group) => ({ id: group.slug, label: group.title }))}
              />
            </Stack>
          </aside>
          <Stack gap={48}>
            {count === 0 && <Text>{t('faq.noMatch')}</Text>}
            {groups.map((group) => (
              <QuestionGroup key={group.slug} group={group} openId={openId} allOpen={filter !== ''} />
            ))}
          </Stack>
        </TextColumns>
      )}
      <HelpBand title={t('faq.stillQuestions')} cta={{ label: t('nav.contact'), href: '/contact' }}>
        {t('faq.contactText')}
      </HelpBand>
      <Stack align="center">
        <LinkButton variant="outline" href={`/${other}`}>
          {t(otherLabel)}
        </LinkButton>
      </Stack>
    </ReadingFrame>
  );
}

/** The id in an address; a broken one names nothing. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
