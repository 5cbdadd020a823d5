import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Product, ProductPageView } from '@mahd/data/catalog';
import type { Shop } from '@mahd/data/store';
import { ageFromText, isVolume, maxQuantity } from '@mahd/rules/shop';
import { fittingAge } from '@mahd/rules/shop/babyStage';
import { Button } from '@mahd/ui/Button';
import { BuyBox } from '@mahd/ui/BuyBox';
import { Icon } from '@mahd/ui/icons';
import { LinkButton } from '@mahd/ui/LinkButton';
import { QuantityStepper } from '@mahd/ui/QuantityStepper';
import { Stack } from '@mahd/ui/Stack';
import { VariantPicker } from '@mahd/ui/VariantPicker';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { shopPath } from '../../app/shopPath.js';
import { ContactHelp } from '../contact/ContactHelp.js';
import { ShopLink } from '../../app/ShopLink.js';
import { useBabyStage } from '../visitor/useBabyStage.js';
import { BuyForm } from '../cart/BuyForm.js';
import { lazyHydrate } from '../../app/lazyHydrate.js';
import { DeferredEmirateSelect } from '../delivery/DeferredEmirateSelect.js';
import { DeferredDeliveryPromise } from '../delivery/DeferredDeliveryPromise.js';
import { WishlistButton } from '../wishlist/WishlistButton.js';
import { basePriceText } from './basePriceText.js';
import { buyFormId } from './buyFormId.js';
import { NoteLine } from './Product.styles.js';

const ShareProduct = lazyHydrate('share-product', 'idle', () => import('./ShareProduct.js'));
const NotifyMe = lazyHydrate('notify-me', 'idle', () => import('../stockAlerts/NotifyMe.js'));

/** From this number down, the remaining stock is shown. */
const lowStock = 5;

function toStockState({ outOfStock, stock }: ProductPageView) {
  if (outOfStock) return { state: 'out' } as const;
  return stock <= lowStock ? ({ state: 'low', remaining: stock } as const) : ({ state: 'in' } as const);
}

type Sizes = ProductPageView['sizes'];

const differ = <T,>(options: readonly T[], valueOf: (option: T) => unknown) => new Set(options.map(valueOf)).size > 1;

function sizeLabel(sizes: Sizes, isByAge: boolean) {
  if (isByAge) return 'product.sizeByAge';
  return sizes.every(({ value }) => isVolume(value)) ? 'product.volume' : 'product.size';
}

/** Selects a size on a page whose address has none. */
function useSelectedSize(size: Sizes[number] | undefined) {
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const href = size && !search.has('variant') ? shopPath(language, size.href) : null;
  useEffect(() => {
    if (href) void navigate(href, { replace: true, preventScrollReset: true });
  }, [href, navigate]);
}

interface ProductBuyBoxProps {
  product: ProductPageView;
  /** The product as loaded, to put it into the cart. */
  source: Product;
}

/** Loads the cart's code. Without a connection the quantity just stays at its limit. */
const sayMaxReached = (shop: Shop, maxQuantity: number) =>
  import('../cart/addToCart.js').then(
    (code) => code.sayMaxReached(shop, maxQuantity),
    () => undefined,
  );

/** Price, variants, delivery and buy buttons for the selected variant. */
export function ProductBuyBox({ product, source }: ProductBuyBoxProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { shop } = useApp().state;
  const [selectedQuantity, setSelectedQuantity] = useState(1);
  const max = maxQuantity(product.stock);
  const quantity = Math.min(selectedQuantity, Math.max(1, max));
  const canBuy = !product.outOfStock && product.price.amount !== null;
  const stage = useBabyStage();
  const fitting =
    stage &&
    fittingAge(
      {
        regulated: product.regulatedFeeding,
        subCategory: source.sub_category,
        ages: product.sizes.map(({ ageFromMonths }) => ageFromMonths),
      },
      stage,
    );
  const fits = (age: number | null) => (fitting !== null && age === fitting ? { fits: t('product.fitsBaby') } : {});
  useSelectedSize(
    product.sizes.find((size) => fitting !== null && size.ageFromMonths === fitting && !size.unavailable),
  );
  const isByAge =
    differ(product.sizes, (size) => size.ageFromMonths) && !differ(product.sizes, (size) => size.price.amount);
  const pricesDiffer = differ(product.patterns, (pattern) => pattern.price.amount);
  // Dots or pictures beside some names only would seem to say something about these.
  const allColored = product.patterns.every(({ colorCode }) => colorCode !== null);
  const allPictured = !allColored && product.patterns.every(({ picture }) => picture !== null);
  const { rating, reviewsCount } = product;
  return (
    <BuyBox
      name={product.name}
      summary={product.shortDescription}
      code={t('product.code', { code: product.productCode })}
      rating={rating === null ? null : { value: rating, count: reviewsCount, href: '#reviews' }}
      price={product.price}
      {...(product.price.amount !== null && {
        taxNote: [basePriceText(product.basePrice, t, language), t('catalog.vatNote')].filter(Boolean).join(' · '),
      })}
      aside={
        <>
          <WishlistButton name={product.name} code={product.productCode} />
          <ShareProduct />
        </>
      }
      stock={product.price.amount === null ? { state: 'unknown' } : toStockState(product)}
      tags={product.tags}
      variants={
        <VariantPicker
          groups={[
            {
              label: t(sizeLabel(product.sizes, isByAge)),
              options: product.sizes.map(({ price, ...size }) => ({
                ...size,
                ...((product.sizes.length > 1 || price.amount === null) && { price }),
                ...(isByAge && size.ageFromMonths !== null && { detail: ageFromText(size.ageFromMonths) }),
                ...fits(size.ageFromMonths),
              })),
            },
            {
              label: t('product.pattern'),
              options: product.patterns.map(({ price, colorCode, picture, ...pattern }) => ({
                ...pattern,
                ...((pricesDiffer || price.amount === null) && { price }),
                ...(allColored && colorCode !== null && { color: colorCode }),
                ...(allPictured && picture !== null && { picture }),
              })),
            },
          ]}
        />
      }
      {...(canBuy && {
        quantity: (
          <QuantityStepper
            label={product.name}
            value={quantity}
            max={max}
            onMaxExceeded={() => void sayMaxReached(shop, max)}
            onValueChange={setSelectedQuantity}
          />
        ),
      })}
      actions={
        <>
          {canBuy && (
            <BuyForm id={buyFormId} product={source} code={product.productCode} quantity={quantity}>
              <Button type="submit" size="large">
                {t('buy.addToCart')}
              </Button>
              <Button type="submit" size="large" variant="outline" name="then" value="buy">
                {t('catalog.buyNow')}
              </Button>
            </BuyForm>
          )}
          {product.outOfStock && <NotifyMe />}
          <div data-no-sale>
            {product.whereToBuy ? (
              <LinkButton href={product.whereToBuy} size="large">
                {t('catalog.whereToBuy')}
              </LinkButton>
            ) : (
              <strong>{t('product.uaeOnly')}</strong>
            )}
          </div>
        </>
      }
      notes={
        <>
          <Stack gap={12} data-sale>
            {canBuy && (
              <>
                <DeferredDeliveryPromise />
                <DeferredEmirateSelect />
              </>
            )}
            <NoteLine>
              <Icon name="truck" />
              <span>{t('product.freeDelivery')}</span>
            </NoteLine>
            <NoteLine>
              <Icon name="package" />
              <span>
                {t('product.returnsSummary')}
                {product.hygiene && ` ${t('product.openedHygiene')}`}
              </span>
            </NoteLine>
            <NoteLine>
              <ShopLink href="/shipping-return-policy">{t('delivery.policy')}</ShopLink>
            </NoteLine>
          </Stack>
          <ContactHelp />
        </>
      }
    />
  );
}
