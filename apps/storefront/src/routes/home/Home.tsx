import { useAtomValue } from 'jotai';
import { recommendedQuery } from '@mahd/data/catalog/categories';
import { homeAtom, homeQuery } from '@mahd/data/content/home';
import { Container } from '@mahd/ui/Container';
import { HeroSlider, heroSizes } from '@mahd/ui/HeroSlider';
import { tablet } from '@mahd/ui/breakpoints';
import { mobileArtMedia } from '@mahd/ui/Picture';
import { Stack } from '@mahd/ui/Stack';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import { lazyHydrate } from '../../app/lazyHydrate.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { CategoryRow } from '../../features/catalog/CategoryRow.js';
import { toHeroPanels } from '../../features/home/heroPanels.js';
import { siteJsonLd } from '../../features/home/siteJsonLd.js';

const HomeBelowFold = lazyHydrate('home-below-fold', 'visible', async () =>
  (await import('../../features/home/loadOnInteraction.js')).loadOnInteraction(),
);

export function meta({ shop, settings }: AppState, { language }: PageArgs, t: Translate): PageMeta {
  const content = getLoadedData(shop, homeQuery(shop.http, language));
  const [first] = toHeroPanels(content);
  const picture = (language === 'ar' && first?.art?.rtl) || first?.picture;
  return {
    title: null,
    canonical: `/${language}`,
    ...(picture ? { image: picture } : {}),
    structuredData: import.meta.env.SSR ? siteJsonLd(settings, language, t('site.name')) : [],
    preload: [
      ...(picture ? [{ picture, sizes: heroSizes, media: tablet }] : []),
      ...(first?.art?.mobile ? [{ picture: first.art.mobile, sizes: heroSizes, media: mobileArtMedia }] : []),
    ],
  };
}

export async function loader({ shop }: AppState, { language }: PageArgs): Promise<void> {
  const [content] = await Promise.all([
    shop.load(homeQuery(shop.http, language)),
    // Optional: without them the page has no recommendations.
    shop.load(recommendedQuery(shop.http)).catch(() => undefined),
  ]);
  // Client navigations do not wait for content below the fold.
  if (typeof window !== 'undefined') return;
  const { loadBelowFold } = await import('../../features/home/HomeBelowFold.js');
  await loadBelowFold(shop, content, language);
}

export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const content = useAtomValue(homeAtom(language)).data;
  if (!content) return null;
  return (
    <Stack gap={32}>
      <HeroSlider label={t('site.tagline')} panels={toHeroPanels(content)} fullWidth />
      <Container as="section" aria-label={t('home.categories')}>
        <CategoryRow />
      </Container>
      <HomeBelowFold />
    </Stack>
  );
}
