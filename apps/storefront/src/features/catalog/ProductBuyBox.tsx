import { useState } from 'react';
import type { Product, ProductPageView } from '@mahd/data/catalog';
import { maxQuantity } from '@mahd/rules/shop';
import { fittingAge } from '@mahd/rules/shop/babyStage';
import { Button } from '@mahd/ui/Button';
import { BuyBox } from '@mahd/ui/BuyBox';
import { Icon } from '@mahd/ui/icons';
import { LinkButton } from '@mahd/ui/LinkButton';
import { QuantityStepper } from '@mahd/ui/QuantityStepper';
import { Stack } from '@mahd/ui/Stack';
import { VariantPicker } from '@mahd/ui/VariantPicker';
import { useTranslate } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import { useBabyStage } from '../visitor/useBabyStage.js';
import { useCartBadge } from '../../shell/cartBadge.js';
import { BuyForm } from '../cart/BuyForm.js';
import { DeliveryChoice } from '../delivery/DeliveryChoice.js';
import { DeliveryLine } from '../delivery/DeliveryLine.js';
import { WishlistButton } from '../wishlist/WishlistButton.js';
import { buyFormId } from './buyFormId.js';
import { NoteLine } from './Product.styles.js';
import { ShareProduct } from './ShareProduct.js';

/** From how few on a shopper is told how many are left. */
const lowStock = 5;

function stockOf({ outOfStock, stock }: ProductPageView) {
  if (outOfStock) return { state: 'out' } as const;
  return stock <= lowStock ? ({ state: 'low', remaining: stock } as const) : ({ state: 'in' } as const);
}

interface ProductBuyBoxProps {
  product: ProductPageView;
  /** What goes into the cart. */
  goods: Product;
}

/** What decides the purchase, for the chosen size and pattern. */
export function ProductBuyBox({ product, goods }: ProductBuyBoxProps) {
  const t = useTranslate();
  const [wanted, setWanted] = useState(1);
  const most = maxQuantity(product.stock);
  const quantity = Math.min(wanted, Math.max(1, most));
  // Who cannot order here is shown where the product is sold.
  const elsewhere = useCartBadge() === null;
  const canBuy = !elsewhere && !product.outOfStock && product.price.amount !== null;
  const stage = useBabyStage();
  const fitting =
    stage &&
    fittingAge(
      {
        regulated: product.regulatedFeeding,
        subCategory: goods.sub_category,
        ages: product.sizes.map(({ ageFromMonths }) => ageFromMonths),
      },
      stage,
    );
  const fits = (age: number | null) => (fitting !== null && age === fitting ? { fits: t('product.fitsBaby') } : {});
  const { rating, reviewsCount } = product;
  return (
    <BuyBox
      name={product.name}
      summary={product.shortDescription}
      code={t('product.code', { code: product.productCode })}
      rating={rating === null ? null : { value: rating, count: reviewsCount, href: '#reviews' }}
      price={product.price}
      taxNote={t('catalog.vatNote')}
      aside={
        <>
          <WishlistButton name={product.name} code={product.productCode} />
          <ShareProduct product={product} />
        </>
      }
      stock={product.price.amount === null ? { state: 'unknown' } : stockOf(product)}
      tags={product.tags}
      variants={
        <VariantPicker
          groups={[
            {
              label: t('product.size'),
              options: product.sizes.map((size) => ({ ...size, ...fits(size.ageFromMonths) })),
            },
            {
              label: t('product.pattern'),
              options: product.patterns.map(({ colorCode, ...pattern }) =>
                colorCode ? { ...pattern, color: colorCode } : pattern,
              ),
            },
          ]}
        />
      }
      {...(canBuy
        ? {
            quantity: <QuantityStepper itemName={product.name} value={quantity} max={most} onValueChange={setWanted} />,
            actions: (
              <BuyForm id={buyFormId} product={goods} code={product.productCode} quantity={quantity}>
                <Button type="submit" size="large">
                  {t('buy.addToCart')}
                </Button>
                <Button type="submit" size="large" variant="outline" name="then" value="buy">
                  {t('catalog.buyNow')}
                </Button>
              </BuyForm>
            ),
          }
        : elsewhere && product.whereToBuy
          ? {
              actions: (
                <LinkButton href={product.whereToBuy} size="large">
                  {t('catalog.whereToBuy')}
                </LinkButton>
              ),
            }
          : {})}
      notes={
        <Stack gap={8}>
          {canBuy && (
            <>
              <DeliveryLine />
              <DeliveryChoice />
            </>
          )}
          <NoteLine>
            <Icon name="bag" />
            <span>
              {t('product.freeDelivery')}. {t('product.deliverySummary')}
            </span>
          </NoteLine>
          <NoteLine>
            <Icon name="package" />
            {t('product.returnsSummary')}
          </NoteLine>
          <ShopLink href="/shipping-return-policy">{t('delivery.policy')}</ShopLink>
        </Stack>
      }
    />
  );
}
