import { useAtomValue } from 'jotai';
import { bottlefeedingAtom, bottlefeedingQuery, trackedLanding, type BottlefeedingContent } from '@mahd/data/content';
import { Breadcrumbs } from '@mahd/ui/Breadcrumbs';
import { Container } from '@mahd/ui/Container';
import { Stack } from '@mahd/ui/Stack';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import { lazyHydrate } from '../../app/lazyHydrate.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import FeedingNotice from '../../features/catalog/FeedingNotice.js';
import { useTrack } from '../../features/visitor/useTrack.js';
import { BottleBanner } from '../../features/content/BottleBanner.js';
import { BottleFeatures } from '../../features/content/BottleSections.js';
import { BottleRange, NippleCarousel } from '../../features/content/BottleRange.js';
import { LandingBanner, landingPreload } from '../../features/content/LandingBanner.js';
import { Sections } from '../../features/content/Landing.styles.js';
import { LandingMessage } from '../../features/content/LandingMessage.js';
import { readingMeta } from '../../features/content/readingMeta.js';
import { readingBreadcrumbs } from '../../features/content/readingBreadcrumbs.js';

const BottleUse = lazyHydrate('bottle-use', 'visible', () => import('../../features/content/BottleUse.js'));

const crumbs = (t: Translate, { title, menu }: BottlefeedingContent) =>
  readingBreadcrumbs(
    t,
    { label: t('nav.products'), href: '/mother-baby-products' },
    { label: menu, href: '/products/bottlefeeding' },
    { label: title, href: '/bottlefeeding' },
  );

export function meta(state: AppState, args: PageArgs, t: Translate): PageMeta {
  const page = getLoadedData(state.shop, bottlefeedingQuery(state.shop.http, args.language));
  return {
    ...readingMeta(state, args, {
      ...page,
      crumbs: crumbs(t, page),
    }),
    ...landingPreload(page.banner.art, args.language),
  };
}

export async function loader({ shop }: AppState, { language }: PageArgs): Promise<void> {
  await shop.load(bottlefeedingQuery(shop.http, language));
}

/** The landing page for bottle feeding. It must show the notice on breastfeeding and no discounts. */
export function Component() {
  const language = useLanguage();
  const t = useTranslate();
  const { data: page } = useAtomValue(bottlefeedingAtom(language));
  const products = page ? [...page.range.products, ...page.nipples.products] : [];
  useTrack(
    products.length > 0
      ? { name: 'view_item_list', list: '/bottlefeeding', items: products.map(trackedLanding) }
      : null,
    language,
  );
  if (!page) return null;
  const { notice, range } = page;
  return (
    <Container>
      <Sections>
        <Stack gap={24}>
          <Stack gap={12}>
            <Breadcrumbs items={crumbs(t, page)} />
            <BottleBanner>
              <LandingBanner banner={page.banner} title={page.title} />
            </BottleBanner>
          </Stack>
          {notice.text && <FeedingNotice label={notice.label} text={notice.text} path="/bottlefeeding" />}
        </Stack>
        <LandingMessage id="dear-moms" {...page.dearMoms} />
        <BottleRange {...range} guide={page.guide} />
        <BottleFeatures {...page.features} />
        <NippleCarousel {...page.nipples} buyNow={range.buyNow} />
        <BottleUse />
      </Sections>
    </Container>
  );
}
