import { CURRENCY, ONLINE_METHODS, type OnlineMethod } from '@mahd/rules/shop';
import { METHOD_CODES } from '../paytabs.js';
import type { SandboxTransaction } from './store.js';

const MAX_CART_ID = 64;
const MAX_DESCRIPTION = 128;
const MAX_URL = 255;
const MAX_AMOUNT = 9_999_999_999.99;

/** Validates a payment or refund request as the real provider does; null if it is valid. */
export function requestFault(body: Record<string, unknown>, profileId: number): string | null {
  const isText = (value: unknown, max: number) => typeof value === 'string' && value !== '' && value.length <= max;
  if (Number(body.profile_id) !== profileId) return 'Invalid profile ID';
  const isRefund = body.tran_type === 'refund';
  if ((!isRefund && body.tran_type !== 'sale') || body.tran_class !== 'ecom')
    return 'Invalid transaction type or class';
  if (!isText(body.cart_id, MAX_CART_ID)) return 'Invalid cart ID';
  if (!isText(body.cart_description, MAX_DESCRIPTION)) return 'Invalid cart description';
  if (body.cart_currency !== CURRENCY) return 'Currency not available';
  if (typeof body.cart_amount !== 'number' || !(body.cart_amount >= 0.01 && body.cart_amount <= MAX_AMOUNT))
    return 'Invalid amount';
  if (isRefund) return isText(body.tran_ref, MAX_CART_ID) ? null : 'Invalid transaction reference';
  if (!isText(body.callback, MAX_URL) || !isText(body.return, MAX_URL)) return 'Invalid URL';
  return methodOf(body) === null ? 'Invalid payment method' : null;
}

/** The method of a payment page, by default the card; null for unknown or several methods. */
export function methodOf({ payment_methods: codes }: Record<string, unknown>): OnlineMethod | null {
  if (codes === undefined) return 'card';
  if (!Array.isArray(codes) || codes.length === 0) return null;
  return ONLINE_METHODS.find((method) => codes.every((code) => METHOD_CODES[method].includes(code))) ?? null;
}

/** Response to a payment request. */
export function pageAnswer({ tranRef, request }: SandboxTransaction, redirectUrl: string): object {
  return {
    tran_ref: tranRef,
    tran_type: 'Sale',
    cart_id: request.cart_id,
    cart_description: request.cart_description,
    cart_currency: request.cart_currency,
    cart_amount: amountText(request.cart_amount),
    tran_currency: request.cart_currency,
    tran_total: amountText(request.cart_amount),
    callback: request.callback,
    return: request.return,
    redirect_url: redirectUrl,
  };
}

/** A payment or refund as in responses to refunds and queries, and in callbacks. */
export function transactionAnswer(transaction: SandboxTransaction): object {
  const { tranRef, request, status, responseCode, responseMessage, cardNumber, settledAt, createdAt } = transaction;
  return {
    tran_ref: tranRef,
    merchant_id: 1,
    profile_id: request.profile_id,
    cart_id: request.cart_id,
    cart_description: request.cart_description,
    cart_currency: request.cart_currency,
    cart_amount: amountText(request.cart_amount),
    tran_currency: request.cart_currency,
    tran_total: amountText(request.cart_amount),
    tran_type: request.tran_type === 'refund' ? 'Refund' : 'Sale',
    ...(request.tran_type === 'refund' ? { previous_tran_ref: request.tran_ref } : {}),
    tran_class: 'ECom',
    customer_details: request.customer_details ?? {},
    payment_result: {
      response_status: status,
      response_code: responseCode,
      response_message: responseMessage,
      transaction_time: (settledAt ?? createdAt).toISOString(),
    },
    payment_info:
      cardNumber === null
        ? {}
        : { payment_method: 'Visa', card_type: 'Credit', card_scheme: 'Visa', payment_description: cardNumber },
    ipn_trace: `IPNS.TEST.${tranRef}`,
  };
}

/** Fields of the return form, without the signature. */
export function returnFields({
  tranRef,
  request,
  status,
  responseCode,
  responseMessage,
}: SandboxTransaction): Record<string, string> {
  const customer = (request.customer_details ?? {}) as Record<string, unknown>;
  return {
    acquirerMessage: '',
    acquirerRRN: '',
    cartId: String(request.cart_id),
    customerEmail: typeof customer.email === 'string' ? customer.email : '',
    respCode: responseCode,
    respMessage: responseMessage,
    respStatus: status,
    token: '',
    tranRef,
  };
}

function amountText(amount: unknown): string {
  return Number(amount).toFixed(2);
}
