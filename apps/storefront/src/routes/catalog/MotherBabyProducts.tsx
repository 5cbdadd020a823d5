import { useAtomValue } from 'jotai';
import { categoriesAtom, categoriesQuery, recommendedQuery, toCategoryTile } from '@mahd/data/catalog';
import { homeAtom, homeQuery } from '@mahd/data/content/home';
import { Breadcrumbs } from '@mahd/ui/Breadcrumbs';
import { CategoryTile, CategoryTileGrid } from '@mahd/ui/CategoryTile';
import { Container } from '@mahd/ui/Container';
import { LinkButton } from '@mahd/ui/LinkButton';
import { PromoBanner } from '@mahd/ui/PromoBanner';
import { Stack } from '@mahd/ui/Stack';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { BannerSpacing } from '../../features/catalog/BannerSpacing.js';
import { RecommendedProducts } from '../../features/catalog/RecommendedProducts.js';

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('listing.title'),
  description: t('listing.description'),
});

export async function loader({ shop }: AppState, { language }: PageArgs): Promise<void> {
  await Promise.all([
    shop.load(categoriesQuery(shop.http)),
    // Optional: the recommendations, and a picture of the home page for the banner.
    shop.load(recommendedQuery(shop.http)).catch(() => undefined),
    shop.load(homeQuery(shop.http, language)).catch(() => undefined),
  ]);
}

export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const categories = useAtomValue(categoriesAtom()).data ?? [];
  const art = useAtomValue(homeAtom(language)).data?.hero[0]?.art ?? null;
  return (
    <Container>
      <Stack gap={48}>
        <Stack gap={24}>
          <BannerSpacing>
            <PromoBanner
              headingLevel={1}
              priority
              title={t('listing.title')}
              description={t('listing.bannerText')}
              action={{ label: t('listing.allProducts'), href: '/products' }}
              picture={art?.ltr ?? null}
              {...(art ? { art: { rtl: art.rtl } } : {})}
              sizes="(min-width: 1264px) 1200px, 100vw"
            />
          </BannerSpacing>
          <Breadcrumbs
            items={[
              { label: t('nav.home'), href: '/' },
              { label: t('nav.products'), href: '/mother-baby-products' },
            ]}
          />
          <CategoryTileGrid>
            {categories.map((category, index) => {
              const { id, href, name, picture } = toCategoryTile(category, language);
              return (
                <CategoryTile
                  key={id}
                  href={href}
                  title={name}
                  picture={picture}
                  headingLevel={2}
                  priority={index < 2}
                />
              );
            })}
          </CategoryTileGrid>
        </Stack>
        <RecommendedProducts title={t('listing.recommended')} />
        <Stack align="center">
          <LinkButton href="/products" variant="outline">
            {t('listing.viewAllProducts')}
          </LinkButton>
        </Stack>
      </Stack>
    </Container>
  );
}
