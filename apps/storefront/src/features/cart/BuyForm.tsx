import type { ReactNode, SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { localizedPath } from '@mahd/rules/locale';
import type { Product, ProductSummary } from '@mahd/data/catalog';
import { useApp, useLanguage } from '../../app/AppContext.js';
import { Form } from './BuyForm.styles.js';

interface BuyFormProps {
  /** For buttons that stand elsewhere on the page. */
  id?: string;
  product: ProductSummary | Product;
  /** Of the product, or of the chosen size. */
  code: string;
  quantity?: number;
  /** Submit buttons; one with the value `buy` also opens the cart. */
  children: ReactNode;
}

/**
 * Buttons that put a product into the cart. The cart's code comes while the page is idle, or with the first press. A press before this page's
 * code is there, or one whose code cannot be fetched, is a visit to the cart that carries the product, see `buyWithoutCode`: none is lost.
 */
export function BuyForm({ id, product, code, quantity = 1, children }: BuyFormProps) {
  const { shop } = useApp().state;
  const cart = localizedPath(useLanguage(), '/cart');
  const navigate = useNavigate();

  const buy = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const goOn = submitter instanceof HTMLButtonElement && submitter.value === 'buy';
    try {
      const { addToCart } = await import('./addToCart.js');
      addToCart(shop, product, code, quantity);
    } catch {
      const address = `${cart}?${new URLSearchParams({ add: code, quantity: String(quantity) }).toString()}`;
      return void dispatchEvent(new CustomEvent('visitcart', { detail: address }));
    }
    if (goOn) await navigate(cart);
  };

  return (
    <Form id={id} action={cart} onSubmit={(event) => void buy(event)}>
      <input type="hidden" name="add" value={code} />
      <input type="hidden" name="quantity" value={quantity} />
      {children}
    </Form>
  );
}
