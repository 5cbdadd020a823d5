import { useAtomValue } from 'jotai';
import { useParams, useSearchParams } from 'react-router-dom';
import { trackedProduct, productAtom, productQuery, toProductPage } from '@mahd/data/catalog';
import { Breadcrumbs } from '@mahd/ui/Breadcrumbs';
import { Container } from '@mahd/ui/Container';
import { Gallery } from '@mahd/ui/Gallery';
import { Notice } from '@mahd/ui/Notice';
import { Stack } from '@mahd/ui/Stack';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import { lazyHydrate } from '../../app/lazyHydrate.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { absoluteUrlBuilder } from '../../features/content/absoluteUrlBuilder.js';
import { useTrack } from '../../features/visitor/useTrack.js';
import { breadcrumbJsonLd, toBreadcrumbs } from '../../features/catalog/breadcrumbs.js';
import { ProductBuyBox } from '../../features/catalog/ProductBuyBox.js';
import { ProductColumns, ProductFlow } from '../../features/catalog/Product.styles.js';
import { productJsonLd } from '../../features/catalog/productJsonLd.js';

const gallerySizes = '(min-width: 1264px) 720px, (min-width: 1024px) 55vw, (min-width: 768px) 48vw, 100vw';

export function meta({ shop, settings }: AppState, { language, params, url }: PageArgs, t: Translate): PageMeta {
  const product = getLoadedData(shop, productQuery(shop.http, params.product ?? ''));
  const view = toProductPage(product, url.searchParams.get('variant'), language);
  const canonical = `/${language}${view.href}`;
  const [picture] = view.gallery;
  const structuredData = () => {
    const absolute = absoluteUrlBuilder(settings, language);
    return [
      productJsonLd(view, settings, absolute),
      breadcrumbJsonLd(toBreadcrumbs(view.crumbs, canonical, t), absolute),
    ];
  };
  return {
    title: view.name,
    description: view.shortDescription,
    canonical,
    kind: 'product',
    ...(picture ? { image: picture, preload: [{ picture, sizes: gallerySizes }] } : {}),
    structuredData: import.meta.env.SSR ? structuredData() : [],
  };
}

const ProductAlternatives = lazyHydrate(
  'product-alternatives',
  'visible',
  () => import('../../features/stockAlerts/ProductAlternatives.js'),
);
const ProductDetails = lazyHydrate(
  'product-details',
  'visible',
  () => import('../../features/catalog/ProductDetails.js'),
);
const ProductRelated = lazyHydrate(
  'product-related',
  'visible',
  () => import('../../features/catalog/ProductRelated.js'),
);
const ProductReviews = lazyHydrate(
  'product-reviews',
  'visible',
  () => import('../../features/catalog/ProductReviews.js'),
);
const ProductQuestions = lazyHydrate(
  'product-questions',
  'visible',
  () => import('../../features/catalog/ProductQuestions.js'),
);
const ProductBuyBar = lazyHydrate('product-buy-bar', 'idle', () => import('../../features/catalog/ProductBuyBar.js'));
const ProductReading = lazyHydrate(
  'product-reading',
  'visible',
  () => import('../../features/catalog/ProductReading.js'),
);

export async function loader({ shop }: AppState, { language, params, url }: PageArgs): Promise<void> {
  const product = await shop.load(productQuery(shop.http, params.product ?? ''));
  // Client navigations do not wait for content below the fold.
  if (!import.meta.env.SSR) return;
  const [{ loadQuestions }, { loadReading }, { loadReviews }] = await Promise.all([
    import('../../features/catalog/ProductQuestions.js'),
    import('../../features/catalog/ProductReading.js'),
    import('../../features/catalog/ProductReviews.js'),
  ]);
  await Promise.all([
    loadQuestions(shop, product, language),
    loadReading(shop, product, language),
    loadReviews(shop, product, language, url.searchParams),
  ]);
}

/** Unknown variants show the default one, so that they share its page. */
export function sameAs({ shop }: AppState, { params, url }: PageArgs): string | null {
  const variant = url.searchParams.get('variant');
  const { variations } = getLoadedData(shop, productQuery(shop.http, params.product ?? ''));
  if (variant === null || variations.some(({ code }) => code === variant)) return null;
  const canonical = new URL(url);
  canonical.searchParams.delete('variant');
  return canonical.pathname + canonical.search;
}

export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { product: idOrRoute = '' } = useParams();
  const [search] = useSearchParams();
  const { data: product } = useAtomValue(productAtom(idOrRoute));
  const selected = product && trackedProduct(product, search.get('variant') ?? undefined);
  useTrack(selected ? { name: 'view_item', items: [selected] } : null, selected?.id ?? '');
  if (!product) return null;
  const view = toProductPage(product, search.get('variant'), language);
  return (
    <Container>
      <Stack gap={48}>
        <Stack gap={12}>
          <Breadcrumbs items={toBreadcrumbs(view.crumbs, view.href, t)} />
          <ProductColumns>
            <Gallery label={view.fullName} pictures={view.gallery} sizes={gallerySizes} />
            {/* The key resets the quantity for another product. */}
            <ProductBuyBox key={product._id} product={view} source={product} />
            <ProductFlow>
              {view.outOfStock && product.alternatives.length > 0 && <ProductAlternatives />}
              {view.notice && <Notice title={t('catalog.feedingNoticeLabel')}>{view.notice}</Notice>}
              <ProductDetails />
            </ProductFlow>
          </ProductColumns>
        </Stack>
        {view.related.length > 0 && <ProductRelated />}
        <ProductFlow>
          <ProductReviews />
          <ProductQuestions />
        </ProductFlow>
        <ProductReading />
      </Stack>
      <ProductBuyBar />
    </Container>
  );
}
