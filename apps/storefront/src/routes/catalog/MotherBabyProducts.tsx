import { useAtomValue } from 'jotai';
import { categoriesAtom, categoriesQuery, recommendedQuery, toCategoryTile } from '@mahd/data/catalog';
import { homeAtom, homeQuery } from '@mahd/data/content/home';
import { Breadcrumbs } from '@mahd/ui/Breadcrumbs';
import { CategoryTile, CategoryTileGrid } from '@mahd/ui/CategoryTile';
import { Container } from '@mahd/ui/Container';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Stack } from '@mahd/ui/Stack';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { lazyHydrate } from '../../app/lazyHydrate.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { CategoryContents } from '../../features/catalog/CategoryContents.js';
import { ProductsBanner } from '../../features/catalog/ProductsBanner.js';
import { RecommendedProducts } from '../../features/catalog/RecommendedProducts.js';

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('listing.title'),
  description: t('listing.description'),
});

export async function loader({ shop }: AppState, { language }: PageArgs): Promise<void> {
  await Promise.all([
    shop.load(categoriesQuery(shop.http)),
    // Optional: the recommendations, and the home page's drawing for the banner.
    shop.load(recommendedQuery(shop.http)).catch(() => undefined),
    shop.load(homeQuery(shop.http, language)).catch(() => undefined),
  ]);
}

const MyBaby = lazyHydrate('my-baby', 'visible', () => import('../../features/visitor/MyBaby.js'));

export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const categories = useAtomValue(categoriesAtom()).data ?? [];
  const picture = useAtomValue(homeAtom(language)).data?.image ?? null;
  return (
    <Stack gap={48}>
      <Container>
        <Stack gap={24}>
          <Stack gap={12}>
            <Breadcrumbs
              items={[
                { label: t('nav.home'), href: '/' },
                { label: t('nav.products'), href: '/mother-baby-products' },
              ]}
            />
            <ProductsBanner
              headingLevel={1}
              priority
              title={t('listing.title')}
              description={t('listing.bannerText')}
              action={{ label: t('listing.allProducts'), href: '/products' }}
              picture={picture}
              sizes="(min-width: 600px) 363px, 160px"
            />
          </Stack>
          <CategoryTileGrid>
            {categories.map((category, index) => {
              const { id, href, name, picture: tile } = toCategoryTile(category, language);
              return (
                <CategoryTile
                  key={id}
                  href={href}
                  title={name}
                  description={<CategoryContents category={category} />}
                  picture={tile}
                  headingLevel={2}
                  priority={index < 2}
                />
              );
            })}
          </CategoryTileGrid>
        </Stack>
      </Container>
      <MyBaby />
      <Container>
        <Stack gap={32}>
          <RecommendedProducts title={t('listing.recommended')} linkToAll={false} />
          <Stack align="center">
            <LinkButton href="/products" variant="outline">
              {t('listing.allProducts')}
            </LinkButton>
          </Stack>
        </Stack>
      </Container>
    </Stack>
  );
}
