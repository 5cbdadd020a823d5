import { useAtomValue } from 'jotai';
import { categoriesAtom, recommendedQuery, toCategoryTile } from '@mahd/data/catalog/categories';
import { homeAtom, homeQuery, type HomeContent } from '@mahd/data/content/home';
import { CategoryTile, CategoryTileGrid } from '@mahd/ui/CategoryTile';
import { Container } from '@mahd/ui/Container';
import { Heading } from '@mahd/ui/Heading';
import { HeroSlider, heroSizes, type HeroPanel } from '@mahd/ui/HeroSlider';
import { mobileArtMedia } from '@mahd/ui/Picture';
import { Stack } from '@mahd/ui/Stack';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import { deferred } from '../../app/deferred.js';
import { useDeferredRender } from '../../app/useDeferredRender.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { siteData } from '../../features/home/siteData.js';

const HomeBelow = deferred('home-below', 'near', () => import('../../features/home/HomeBelow.js'));

const toPanels = ({ hero }: HomeContent): HeroPanel[] =>
  hero.map(({ title, text, linkLabel, href, art }) => ({
    title,
    text,
    cta: { label: linkLabel, href },
    picture: art?.ltr ?? null,
    ...(art ? { art: { rtl: art.rtl, mobile: art.mobile }, alt: art.alt } : {}),
  }));

export function meta({ shop, settings }: AppState, { language }: PageArgs, t: Translate): PageMeta {
  const content = getLoadedData(shop, homeQuery(shop.http, language));
  const [first] = toPanels(content);
  const picture = (language === 'ar' && first?.art?.rtl) || first?.picture;
  return {
    title: null,
    description: t('site.defaultDescription'),
    canonical: `/${language}`,
    ...(picture ? { image: picture } : {}),
    structuredData: siteData(settings, language, t('site.name')),
    preload: [
      ...(picture ? [{ picture, sizes: heroSizes, media: '(min-width: 37.5em)' }] : []),
      ...(first?.art?.mobile ? [{ picture: first.art.mobile, sizes: heroSizes, media: mobileArtMedia }] : []),
    ],
  };
}

export async function loader({ shop }: AppState, { language }: PageArgs): Promise<void> {
  const [content] = await Promise.all([
    shop.load(homeQuery(shop.http, language)),
    shop.load(recommendedQuery(shop.http)),
  ]);
  // Whoever goes from page to page in the browser does not wait for what stands further down.
  if (typeof window !== 'undefined') return;
  const { loadBelow } = await import('../../features/home/HomeBelow.js');
  await loadBelow(shop, content, language);
}

export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const content = useAtomValue(homeAtom(language)).data;
  const categories = useAtomValue(categoriesAtom()).data ?? [];
  const whole = useDeferredRender();
  if (!content) return null;
  return (
    <Stack gap={64}>
      <Container>
        <HeroSlider label={t('site.tagline')} panels={toPanels(content)} />
      </Container>
      <Container as="section" aria-labelledby="categories">
        <Stack gap={24}>
          <Heading level={2} id="categories">
            {t('home.categories')}
          </Heading>
          <CategoryTileGrid>
            {categories.map((category) => {
              const { id, href, name, picture } = toCategoryTile(category, language);
              return <CategoryTile key={id} href={href} name={name} picture={picture} />;
            })}
          </CategoryTileGrid>
        </Stack>
      </Container>
      {whole && <HomeBelow />}
    </Stack>
  );
}
