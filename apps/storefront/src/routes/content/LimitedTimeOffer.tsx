import { useAtomValue } from 'jotai';
import { offersQuery, toOfferCard, type OfferProduct } from '@mahd/data/catalog';
import { limitedTimeOfferAtom, limitedTimeOfferQuery, type LimitedTimeOfferContent } from '@mahd/data/content';
import { Breadcrumbs } from '@mahd/ui/Breadcrumbs';
import { Container } from '@mahd/ui/Container';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { VisuallyHidden } from '@mahd/ui/VisuallyHidden';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { itemListJsonLd } from '../../features/catalog/breadcrumbs.js';
import { LandingBanner, landingPreload } from '../../features/content/LandingBanner.js';
import { LandingMessage } from '../../features/content/LandingMessage.js';
import { OfferBanner } from '../../features/content/OfferBanner.js';
import { OfferGrid } from '../../features/content/OfferGrid.js';
import { readingMeta } from '../../features/content/readingMeta.js';
import { absoluteUrlBuilder } from '../../features/content/absoluteUrlBuilder.js';
import { readingBreadcrumbs } from '../../features/content/readingBreadcrumbs.js';

const crumbs = (t: Translate, { title }: Pick<LimitedTimeOfferContent, 'title'>) =>
  readingBreadcrumbs(
    t,
    { label: t('nav.products'), href: '/mother-baby-products' },
    { label: title, href: '/limited-time-offer' },
  );

export function meta(state: AppState, args: PageArgs, t: Translate): PageMeta {
  const page = getLoadedData(state.shop, limitedTimeOfferQuery(state.shop.http, args.language));
  const offers = (state.shop.queryClient.getQueryData<OfferProduct[]>(offersQuery(state.shop.http).queryKey) ?? []).map(
    (offer) => toOfferCard(offer, args.language),
  );
  const jsonLd = itemListJsonLd(offers, absoluteUrlBuilder(state.settings, args.language));
  return {
    ...readingMeta(state, args, {
      ...page,
      jsonLd,
      crumbs: crumbs(t, page),
    }),
    ...landingPreload(page.banner.art, args.language),
  };
}

export async function loader({ shop }: AppState, { language }: PageArgs): Promise<void> {
  await Promise.all([
    shop.load(limitedTimeOfferQuery(shop.http, language)),
    // Without the offers the page still works: the browser requests them again.
    shop.load(offersQuery(shop.http)).catch(() => undefined),
    // Above the offers, which must not move.
    import('../../features/content/OfferControls.js').catch(() => null),
  ]);
}

/** The landing page for limited-time offers. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: page } = useAtomValue(limitedTimeOfferAtom(language));
  if (!page) return null;
  const { banner, message, html } = page;
  return (
    <Container>
      <Stack gap={48}>
        <Stack gap={24}>
          <Stack gap={12}>
            <Breadcrumbs items={crumbs(t, page)} />
            <OfferBanner>
              <LandingBanner banner={banner} title={page.title} panel="blush" />
            </OfferBanner>
          </Stack>
          <Stack as="section" gap={24} aria-labelledby="offers">
            {/* Said by the banner, which the offers follow at once. */}
            <VisuallyHidden as="h2" id="offers">
              {page.offers.title}
            </VisuallyHidden>
            <OfferGrid page={page} />
          </Stack>
        </Stack>
        <LandingMessage id="message" {...message}>
          <RichText html={html} />
        </LandingMessage>
      </Stack>
    </Container>
  );
}
