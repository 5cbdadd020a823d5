import { useAtomValue } from 'jotai';
import { bottlefeedingAtom, bottlefeedingQuery, trackedLanding, type BottlefeedingContent } from '@mahd/data/content';
import { Breadcrumbs } from '@mahd/ui/Breadcrumbs';
import { CallToAction } from '@mahd/ui/CallToAction';
import { Container } from '@mahd/ui/Container';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import FeedingNotice from '../../features/catalog/FeedingNotice.js';
import { useTrack } from '../../features/visitor/useTrack.js';
import { BottleBanner } from '../../features/content/BottleBanner.js';
import {
  BottleCare,
  BottleFeatures,
  BottleSteps,
  BreastfeedingSupport,
} from '../../features/content/BottleSections.js';
import { BottleVideos } from '../../features/content/BottleVideos.js';
import { BottleRange, NippleCarousel } from '../../features/content/BottleRange.js';
import { LandingBanner, landingPreload } from '../../features/content/LandingBanner.js';
import { Footnote } from '../../features/content/Landing.styles.js';
import { LandingMessage } from '../../features/content/LandingMessage.js';
import { readingMeta } from '../../features/content/readingMeta.js';
import { readingBreadcrumbs } from '../../features/content/readingBreadcrumbs.js';

const crumbs = (t: Translate, { title }: BottlefeedingContent) =>
  readingBreadcrumbs(t, { label: title, href: '/bottlefeeding' });

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
  const {
    banner,
    notice,
    dearMoms,
    range,
    guide,
    features,
    nipples,
    support,
    care,
    steps,
    study,
    learnMore,
    advisor,
    note,
  } = page;
  return (
    <Container>
      <Stack gap={64}>
        <Stack gap={24}>
          <Stack gap={12}>
            <Breadcrumbs items={crumbs(t, page)} />
            <BottleBanner>
              <LandingBanner banner={banner} title={page.title} />
            </BottleBanner>
          </Stack>
          {notice.text && <FeedingNotice label={notice.label} text={notice.text} path="/bottlefeeding" />}
        </Stack>
        <LandingMessage id="dear-moms" {...dearMoms} />
        <BottleRange
          title={range.title}
          intro={range.intro}
          products={range.products}
          buyNow={range.buyNow}
          empty={range.empty}
          guide={guide}
        />
        <BottleFeatures {...features} />
        <NippleCarousel {...nipples} buyNow={range.buyNow} />
        <BreastfeedingSupport {...support} />
        <BottleCare {...care} />
        <BottleSteps {...steps} />
        <BottleVideos study={study} learnMore={learnMore} />
        <CallToAction title={advisor.title} action={{ label: advisor.linkLabel, href: advisor.href }} panel="sky">
          {advisor.text}
        </CallToAction>
        {note && (
          <Footnote as="aside" aria-label={t('content.note')}>
            <RichText html={note} />
          </Footnote>
        )}
      </Stack>
    </Container>
  );
}
