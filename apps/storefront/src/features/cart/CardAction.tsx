import type { Product, ProductCardView, ProductSummary } from '@mahd/data/catalog';
import { Button } from '@mahd/ui/Button';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useTranslate } from '../../app/AppContext.js';
import { BuyForm } from './BuyForm.js';

interface CardActionProps {
  product: ProductSummary | Product;
  card: ProductCardView;
}

/** A card's button: adds to the cart, or links to the product page to select a size or to be notified of stock. */
export function CardAction({
  product,
  card: { name, href, productCode, needsChoice, canAdd, outOfStock },
}: CardActionProps) {
  const t = useTranslate();
  if (needsChoice || outOfStock) {
    const label = t(outOfStock ? 'buy.notifyMe' : 'buy.chooseSize');
    return (
      <LinkButton href={href} variant="outline" size="small" block aria-label={`${label}: ${name}`}>
        {label}
      </LinkButton>
    );
  }
  if (!canAdd) return null;
  return (
    <BuyForm product={product} code={productCode}>
      <Button type="submit" variant="outline" size="small" block aria-label={`${t('buy.addToCart')}: ${name}`}>
        {t('buy.addToCart')}
      </Button>
    </BuyForm>
  );
}
