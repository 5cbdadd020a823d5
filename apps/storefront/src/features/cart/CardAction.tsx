import { defaultCodeOf, type Product, type ProductCardView, type ProductSummary } from '@mahd/data/catalog';
import { Button } from '@mahd/ui/Button';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useTranslate } from '../../app/AppContext.js';
import { BuyForm } from './BuyForm.js';

interface CardActionProps {
  product: ProductSummary | Product;
  card: ProductCardView;
  /** The code of the only size that the card shows, if the product has others. */
  code?: string | undefined;
}

/** A card's button: adds to the cart, or links to the product page to select a size or to be notified of stock. */
export function CardAction({ product, card: { name, href, price, outOfStock }, code }: CardActionProps) {
  const t = useTranslate();
  if (outOfStock || (!code && product.variations.length > 1)) {
    const label = t(outOfStock ? 'buy.notifyMe' : 'buy.chooseOption');
    return (
      <LinkButton href={href} variant="outline" size="small" block aria-label={`${label}: ${name}`}>
        {label}
      </LinkButton>
    );
  }
  if (price.amount === null) return null;
  return (
    <BuyForm product={product} code={code ?? defaultCodeOf(product)}>
      <Button type="submit" variant="outline" size="small" block aria-label={`${t('buy.addToCart')}: ${name}`}>
        {t('buy.addToCart')}
      </Button>
    </BuyForm>
  );
}
