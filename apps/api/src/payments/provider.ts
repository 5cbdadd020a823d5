import type { Language } from '@mahd/contract';
import type { Fils, PaymentState } from '@mahd/rules/shop';

/** Request for a payment page. */
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

/** A payment as reported by the provider; verified against our record before it takes effect. */
export interface ProviderTransaction {
  readonly tranRef: string;
  readonly profileId: number;
  readonly orderNumber: string;
  /** Null if invalid. */
  readonly amount: Fils | null;
  readonly currency: string;
  /** Lower case: sale, refund, … */
  readonly type: string;
  readonly state: PaymentState;
  /** The original message. */
  readonly raw: string;
}

/** The provider did not respond or its response was invalid; the payment's state is unknown. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** A provider with a hosted payment page: card data never reaches the shop. */
export interface PaymentProvider {
  readonly profileId: number;
  /** Requests a payment page. Throws ProviderUnavailable. */
  requestPage(request: PaymentRequest): Promise<{ tranRef: string; redirectUrl: string }>;
  /** Queries a payment by reference; null if unknown. Throws ProviderUnavailable. */
  query(tranRef: string): Promise<ProviderTransaction | null>;
  /** Queries all payments of an order. Throws ProviderUnavailable. */
  queryByOrder(orderNumber: string): Promise<ProviderTransaction[]>;
  /** Verifies the signature of a server-to-server message over its raw body. */
  isGenuineCallback(body: Buffer, signature: string | undefined): boolean;
  /** Verifies the signature of the browser's return form. */
  isGenuineReturn(fields: Readonly<Record<string, string>>): boolean;
  /** Parses a server-to-server message; null if invalid. */
  readCallback(body: Buffer): ProviderTransaction | null;
}
