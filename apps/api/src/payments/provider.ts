import type { Language } from '@mahd/contract';
import type { Fils, PaymentState } from '@mahd/rules/shop';

/** What the provider needs to show its page for an order. */
export interface PaymentRequest {
  readonly orderNumber: string;
  readonly amount: Fils;
  readonly currency: string;
  readonly language: Language;
  readonly customer: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly street: string;
    readonly city: string;
    readonly state: string;
  };
}

/** What the provider says about one payment. Compared with our own record before it counts. */
export interface ProviderTransaction {
  readonly tranRef: string;
  readonly profileId: number;
  readonly orderNumber: string;
  /** Null when it is no amount. */
  readonly amount: Fils | null;
  readonly currency: string;
  /** Lower case: sale, refund, … */
  readonly type: string;
  readonly state: PaymentState;
  /** The message as it came, for the record. */
  readonly raw: string;
}

/** The provider could not be asked, or did not answer in its own words. Nothing is known about the payment. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** A hosted payment page: card data never reach the shop. */
export interface PaymentProvider {
  readonly profileId: number;
  /** Asks for a page to pay on. Throws ProviderUnavailable. */
  requestPage(request: PaymentRequest): Promise<{ tranRef: string; redirectUrl: string }>;
  /** How a payment stands, by its reference. Null when the provider does not know it. Throws ProviderUnavailable. */
  query(tranRef: string): Promise<ProviderTransaction | null>;
  /** Every payment the provider knows for an order. Throws ProviderUnavailable. */
  queryByOrder(orderNumber: string): Promise<ProviderTransaction[]>;
  /** Whether a message from server to server is the provider's: the signature is over the bytes as they came. */
  isGenuineCallback(body: Buffer, signature: string | undefined): boolean;
  /** Whether the browser's form comes from the provider's page unchanged. */
  isGenuineReturn(fields: Readonly<Record<string, string>>): boolean;
  /** Reads a message from server to server; null when it is not one. */
  readCallback(body: Buffer): ProviderTransaction | null;
}
