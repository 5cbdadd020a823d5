import type { ReactNode, SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { localizedPath } from '@mahd/rules/locale';
import type { Product, ProductSummary } from '@mahd/data/catalog';
import { useApp, useLanguage } from '../../app/AppContext.js';
import { Form } from './BuyForm.styles.js';

interface BuyFormProps {
  /** For submit buttons outside of the form. */
  id?: string;
  product: ProductSummary | Product;
  /** The code of the product or of the selected variant; without it, `children` hold a field `add` with it. */
  code?: string;
  quantity?: number;
  /** Submit buttons; one with the value `buy` also opens the cart. */
  children: ReactNode;
}

/**
 * Adds a product to the cart. The cart code is loaded on demand. Before hydration, or when that code cannot be loaded, the form navigates to the
 * cart page with the product in the query, so that no press is lost; see `submitWithoutCode`.
 */
export function BuyForm({ id, product, code, quantity = 1, children }: BuyFormProps) {
  const { shop } = useApp().state;
  const cart = localizedPath(useLanguage(), '/cart');
  const navigate = useNavigate();

  const buy = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = event.nativeEvent.submitter as HTMLButtonElement | null;
    // Pressed again before the first press has shown anything.
    if (button?.ariaDisabled) return;
    button?.setAttribute('aria-disabled', 'true');
    const opensCart = button?.value === 'buy';
    const code = String(new FormData(event.currentTarget).get('add'));
    try {
      const { addToCart } = await import('./addToCart.js');
      await addToCart(shop, { product, code, quantity, showSheet: !opensCart });
    } catch {
      const href = `${cart}?${new URLSearchParams({ add: code, quantity: String(quantity) }).toString()}`;
      return void dispatchEvent(new CustomEvent('visitpage', { detail: href }));
    } finally {
      button?.removeAttribute('aria-disabled');
    }
    if (opensCart) await navigate(cart);
  };

  return (
    <Form id={id} action={cart} onSubmit={(event) => void buy(event)}>
      {code !== undefined && <input type="hidden" name="add" value={code} />}
      <input type="hidden" name="quantity" value={quantity} />
      {children}
    </Form>
  );
}
