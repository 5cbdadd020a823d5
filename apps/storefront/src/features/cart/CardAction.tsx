import { defaultCodeOf, type Product, type ProductCardView, type ProductSummary } from '@mahd/data/catalog';
import { Button } from '@mahd/ui/Button';
import { IconButton } from '@mahd/ui/IconButton';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useTranslate } from '../../app/AppContext.js';
import { BuyForm } from './BuyForm.js';

interface CardActionProps {
  product: ProductSummary | Product;
  card: ProductCardView;
  /** The code of the only size that the card shows, if the product has others. */
  code?: string | undefined;
  /** Whether it is a round button without a text, for rows that have no room for one. */
  small?: boolean;
}

/** A card's button: adds to the cart, or links to the product page to select a size or to be notified of stock. */
export function CardAction({ product, card: { name, href, price, outOfStock }, code, small = false }: CardActionProps) {
  const t = useTranslate();
  if (outOfStock || (!code && product.variations.length > 1)) {
    const label = t(outOfStock ? 'buy.notifyMe' : 'buy.chooseOption');
    if (small)
      return <IconButton href={href} icon="chevron-end" variant="outline" tone="accent" label={`${label}: ${name}`} />;
    return (
      <LinkButton href={href} variant="outline" size="small" block aria-label={`${label}: ${name}`}>
        {label}
      </LinkButton>
    );
  }
  if (price.amount === null) return null;
  const label = `${t('buy.addToCart')}: ${name}`;
  return (
    <BuyForm product={product} code={code ?? defaultCodeOf(product)}>
      {small ? (
        <IconButton type="submit" icon="plus" variant="outline" tone="accent" label={label} />
      ) : (
        <Button type="submit" variant="outline" size="small" block aria-label={label}>
          {t('buy.addToCart')}
        </Button>
      )}
    </BuyForm>
  );
}
