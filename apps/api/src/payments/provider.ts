import type { Language } from '@mahd/contract';
import type { Fils, OnlineMethod, PaymentState } from '@mahd/rules/shop';

/** Request for a payment page. */
export interface PaymentRequest {
  readonly orderNumber: string;
  readonly amount: Fils;
  readonly currency: string;
  readonly language: Language;
  /** The only method on the page. */
  readonly method: OnlineMethod;
  readonly customer: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly street: string;
    readonly city: string;
    readonly state: string;
  };
}

/** Request for a refund of all or part of a payment. */
export interface RefundOrder {
  /** Our reference; the provider refuses to execute it twice. */
  readonly cartId: string;
  readonly description: string;
  readonly amount: Fils;
  readonly currency: string;
  /** The provider's reference of the payment. */
  readonly tranRef: string;
}

/** A payment or refund as reported by the provider; verified against our record before it takes effect. */
export interface ProviderTransaction {
  readonly tranRef: string;
  readonly profileId: number;
  /** The order number, or the reference of a refund. */
  readonly cartId: string;
  /** Null if invalid. */
  readonly amount: Fils | null;
  readonly currency: string;
  /** Lower case: sale, refund, … */
  readonly type: string;
  readonly state: PaymentState;
  /** Of a refund: the customer's bank has taken the payment back for her, so there is nothing to refund. */
  readonly isChargedBack: boolean;
  /** The provider's explanation of the state. */
  readonly message: string;
  /** The original message. */
  readonly raw: string;
}

/** The provider did not respond or its response was invalid; the payment's state is unknown. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** The provider refused a request: nothing was executed. */
export class ProviderRejected extends Error {
  override readonly name = 'ProviderRejected';
}

/** A provider with a hosted payment page: card data never reaches the shop. */
export interface PaymentProvider {
  readonly profileId: number;
  /** Requests a payment page. Throws ProviderUnavailable. */
  requestPage(request: PaymentRequest): Promise<{ tranRef: string; redirectUrl: string }>;
  /** Queries a payment by reference; null if unknown. Throws ProviderUnavailable. */
  query(tranRef: string): Promise<ProviderTransaction | null>;
  /** Queries all transactions of an order, or of a refund by its reference. Throws ProviderUnavailable. */
  queryByCart(cartId: string): Promise<ProviderTransaction[]>;
  /** Requests a refund. Throws ProviderRejected, or ProviderUnavailable when the outcome is unknown. */
  refund(request: RefundOrder): Promise<ProviderTransaction>;
  /** Verifies the signature of a server-to-server message over its raw body. */
  isGenuineCallback(body: Buffer, signature: string | undefined): boolean;
  /** Verifies the signature of the browser's return form. */
  isGenuineReturn(fields: Readonly<Record<string, string>>): boolean;
  /** Parses a server-to-server message; null if invalid. */
  readCallback(body: Buffer): ProviderTransaction | null;
}
