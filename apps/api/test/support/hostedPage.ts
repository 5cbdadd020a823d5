import type { OrderAnswer, PaymentStatus } from '@mahd/contract';
import { post } from './buying.js';
import type { TestShop } from './shop.js';

export const APPROVED = '4111 1111 1111 1111';
export const CHALLENGED = '4000 0000 0000 3220';

/** Acts as the shopper's browser on the payment page. */
export class HostedPage {
  readonly #path: string;

  constructor(
    private readonly shop: Pick<TestShop, 'app'>,
    redirectUrl: string,
  ) {
    this.#path = new URL(redirectUrl).pathname;
  }

  open() {
    return this.shop.app.inject(this.#path);
  }

  send(fields: Record<string, string>) {
    return this.shop.app.inject({
      method: 'POST',
      url: this.#path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  /** Pays by card; returns the return form, or null if a one-time code is needed. */
  async pay(number: string): Promise<Record<string, string> | null> {
    return returnForm(
      (await this.send({ action: 'pay', number, name: 'Aisha Ali', expiry: '12/39', cvv: '123' })).body,
    );
  }

  async confirm(code: string): Promise<Record<string, string> | null> {
    return returnForm((await this.send({ action: 'code', code })).body);
  }

  /** Approves a payment that is not by card. */
  async approve(): Promise<Record<string, string> | null> {
    return returnForm((await this.send({ action: 'approve' })).body);
  }

  async refuse(): Promise<Record<string, string> | null> {
    return returnForm((await this.send({ action: 'refuse' })).body);
  }

  async cancel(): Promise<Record<string, string> | null> {
    return returnForm((await this.send({ action: 'cancel' })).body);
  }
}

/** Hidden fields of the return form. */
function returnForm(html: string): Record<string, string> | null {
  if (!html.includes('id="return"')) return null;
  return Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

export async function paymentStatus(
  shop: Pick<TestShop, 'app'>,
  { order_number, tran_ref }: OrderAnswer,
): Promise<PaymentStatus> {
  return (await post(shop, 'payments/status', { order_number, tran_ref })).json<PaymentStatus>();
}
