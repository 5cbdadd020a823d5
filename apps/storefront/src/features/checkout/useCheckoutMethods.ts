import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { cartTotalsAtom, paymentMethodsAtom } from '@mahd/data/cart';
import { payableMethods, type PaymentMethod } from '@mahd/rules/shop';
import { useApp } from '../../app/AppContext.js';

declare global {
  interface Window {
    /** Only in browsers with Apple Pay. */
    ApplePaySession?: { canMakePayments: () => boolean };
  }
}

/** The payment methods for the cart's total that this browser can use. Before the first quote, those of the configuration. */
export function useCheckoutMethods(): readonly PaymentMethod[] {
  const { paymentOptions } = useApp().state.settings;
  const quoted = useAtomValue(paymentMethodsAtom);
  const { finalTotal } = useAtomValue(cartTotalsAtom).paymentDetails;
  const [applePay] = useState(hasApplePay);
  const methods = quoted ?? payableMethods(paymentOptions, finalTotal);
  return methods.filter((method) => method !== 'applepay' || applePay);
}

/** Whether the browser has Apple Pay. It throws on pages without TLS. */
function hasApplePay(): boolean {
  try {
    return window.ApplePaySession?.canMakePayments() ?? false;
  } catch {
    return false;
  }
}
