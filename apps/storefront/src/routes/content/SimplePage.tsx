import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { pageAtom, pageQuery, readingSections } from '@mahd/data/content';
import { formatDate } from '@mahd/rules/locale';
import { Button } from '@mahd/ui/Button';
import { CallToAction } from '@mahd/ui/CallToAction';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { AccountsPage, companyDescription, CompanyLead, OfficesPage } from '../../features/content/CompanyLists.js';
import { PolicyActions, PolicyFacts, PolicyText, ReturnLink } from '../../features/content/PolicyFacts.styles.js';
import { ReadingLayout } from '../../features/content/ReadingLayout.js';
import { readingMeta } from '../../features/content/readingMeta.js';
import { readingBreadcrumbs } from '../../features/content/readingBreadcrumbs.js';
import { SectionContents } from '../../features/content/SectionContents.js';
import { TitleRow } from '../../features/content/TitleRow.styles.js';

/** The pages about the company, which nobody prints: they end with a way to write to it. */
const companyPages: Readonly<Record<string, typeof OfficesPage>> = {
  'official-social-media-list': AccountsPage,
  subsidiaries: OfficesPage,
};

/** The policies that say how to return something: they end with a way to do it. */
const returnPolicies: readonly string[] = ['return-refund-policy', 'shipping-return-policy'];

/** The page's name in the content: the last segment of its path. */
const slugOf = (pathname: string) => pathname.split('/').filter(Boolean).at(-1) ?? '';

export function meta(state: AppState, args: PageArgs, t: Translate): PageMeta {
  const slug = slugOf(args.url.pathname);
  const page = getLoadedData(state.shop, pageQuery(state.shop.http, slug, args.language));
  return readingMeta(state, args, {
    ...page,
    description: companyDescription(slug, page, t),
    crumbs: readingBreadcrumbs(t, { label: page.title, href: `/${slug}` }),
  });
}

export async function loader({ shop }: AppState, { language, url }: PageArgs): Promise<void> {
  await shop.load(pageQuery(shop.http, slugOf(url.pathname), language));
}

/** The policies, the list of social media accounts and the offices. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const slug = slugOf(useLocation().pathname);
  const { data: page } = useAtomValue(pageAtom(slug, language));
  if (!page) return null;
  const sections = readingSections(page.html);
  const CompanyPage = companyPages[slug];
  const question = (
    <CallToAction title={t('content.question')} action={{ label: t('nav.contact'), href: '/contact' }}>
      {t('content.questionText')}
    </CallToAction>
  );
  return (
    <ReadingLayout crumbs={readingBreadcrumbs(t, { label: page.title, href: `/${slug}` })}>
      <TitleRow
        data-page={slug}
        title={page.title}
        description={<CompanyLead slug={slug} page={page} />}
        extra={
          !CompanyPage && (
            <Stack gap={16}>
              <PolicyFacts as="div">
                {page.version && <span>{t('content.version', { version: page.version })}</span>}
                {page.updated && <span>{t('content.lastUpdated', { date: formatDate(page.updated, language) })}</span>}
                <Button variant="ghost" size="small" onClick={() => window.print()}>
                  {t('content.print')}
                </Button>
              </PolicyFacts>
              {returnPolicies.includes(slug) && (
                <ReturnLink variant="outline" href="/order-tracking">
                  {t('policies.startReturn')}
                </ReturnLink>
              )}
            </Stack>
          )
        }
        picture={page.image}
        alt={page.image?.alt ?? ''}
      />
      {CompanyPage ? (
        <CompanyPage page={page} sections={sections} question={question} />
      ) : (
        <PolicyText data-page={slug}>
          <SectionContents sections={sections} />
          <RichText html={page.html} />
        </PolicyText>
      )}
      {returnPolicies.includes(slug) ? (
        <PolicyActions columns={2}>
          <CallToAction
            title={t('policies.returnQuestion')}
            action={{ label: t('policies.startReturn'), href: '/order-tracking' }}
          >
            {t('policies.returnText')}
          </CallToAction>
          {question}
        </PolicyActions>
      ) : (
        !CompanyPage && question
      )}
    </ReadingLayout>
  );
}
