import { useAtomValue } from 'jotai';
import { categoriesAtom, categoriesQuery, recommendedAtom, recommendedQuery, toCategoryTile } from '@mahd/data/catalog';
import { Breadcrumbs } from '@mahd/ui/Breadcrumbs';
import { CategoryTile, CategoryTileGrid } from '@mahd/ui/CategoryTile';
import { Container } from '@mahd/ui/Container';
import { Heading } from '@mahd/ui/Heading';
import { LinkButton } from '@mahd/ui/LinkButton';
import { ProductStrip } from '@mahd/ui/ProductStrip';
import { Stack } from '@mahd/ui/Stack';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/words.js';
import type { PageMeta } from '../../document/PageMeta.js';
import type { PageArgs } from '../../routing/pageModules.js';
import { toCards } from '../../shopper/toCards.js';

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({ title: t('listing.title'), description: t('listing.description') });

export async function loader({ shop }: AppState): Promise<void> {
  await Promise.all([shop.load(categoriesQuery(shop.http)), shop.load(recommendedQuery(shop.http))]);
}

export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const categories = useAtomValue(categoriesAtom()).data ?? [];
  const recommended = useAtomValue(recommendedAtom()).data?.data ?? [];
  return (
    <Container>
      <Stack gap={48}>
        <Stack gap={24}>
          <Breadcrumbs
            items={[
              { label: t('nav.home'), href: `/${language}` },
              { label: t('nav.products'), href: '/mother-baby-products' },
            ]}
          />
          <Heading level={1}>{t('listing.title')}</Heading>
          <CategoryTileGrid>
            {categories.map((category, index) => {
              const { id, href, name, picture } = toCategoryTile(category, language);
              return <CategoryTile key={id} href={href} name={name} picture={picture} headingLevel={2} priority={index < 2} />;
            })}
          </CategoryTileGrid>
        </Stack>
        <ProductStrip title={t('listing.recommended')} more={{ label: t('common.viewAll'), href: '/products?show=recommended' }}>
          {toCards(recommended, language)}
        </ProductStrip>
        <Stack align="center">
          <LinkButton href="/products">{t('listing.viewAllProducts')}</LinkButton>
        </Stack>
      </Stack>
    </Container>
  );
}
