import type * as wire from '@mahd/contract';
import { RETURN_REASONS, RETURN_STATES } from '@mahd/rules/shop';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import {
  array,
  boolean,
  fils,
  number,
  object,
  oneOf,
  optional,
  pictureOrNull,
  refuse,
  string,
  text,
  type Decoder,
} from '../http/decoders.js';
import { codeOf, failed, type Failed } from '../http/failed.js';
import type { HttpClient, RequestOptions } from '../http/index.js';
import { httpAtom, queryAtomFamily, type NamedQuery } from '../store/index.js';
import { ORDERS_KEY, type OrderAccess } from './accountOrders.js';

const lineNames = {
  name: text,
  size: text,
  color: text,
  arabic: optional(object({ name: text, size: text, color: text }), { name: '', size: '', color: '' }),
  picture: pictureOrNull,
};

/** An order line with what can still be returned of it. Amounts are fils. */
export type ReturnableLine = wire.ReturnableLine;
const returnableLine = object<ReturnableLine>({
  position: number,
  product_code: string,
  ...lineNames,
  quantity: number,
  returnable: number,
  refundable: fils,
  hygiene: optional(boolean, false),
});

/** A return of an order. Amounts are fils, times ISO 8601. */
export type OrderReturn = wire.OrderReturn;
const orderReturn = object<OrderReturn>({
  return_number: string,
  state: oneOf(...RETURN_STATES),
  created_at: string,
  changed_at: string,
  refund: fils,
  note: optional(string, null),
  refusal: optional(string, null),
  lines: array(
    object<wire.ReturnLine>({
      position: number,
      ...lineNames,
      quantity: number,
      reason: oneOf(...RETURN_REASONS),
      opened: optional(boolean, false),
    }),
  ),
  pictures: optional(number, 0),
});

/** An order's returns, and what can still be returned. Amounts are fils, times ISO 8601. */
export type OrderReturns = wire.OrderReturns;
const orderReturns = object<OrderReturns>({
  order_number: string,
  until: optional(string, null),
  can_return: optional(boolean, false),
  delivery_fee: optional(fils, 0),
  lines: array(returnableLine),
  returns: array(orderReturn),
});

/** A picture in the answer itself: nothing else may become the source of an image. */
const webpUrl: Decoder<string> = (value, path = '$') => {
  const url = string(value, path);
  return url.startsWith('data:image/webp;base64,') ? url : refuse(path, 'a WebP data URL');
};
const returnPictures = object<wire.ReturnPictures>({ pictures: array(webpUrl) });

const pathOf = ({ orderNumber, link }: OrderAccess) =>
  `${link === null ? 'auth/orders' : 'orders/link'}/${encodeURIComponent(orderNumber)}/returns`;
const headersOf = ({ link }: OrderAccess): Record<string, string> => (link === null ? {} : { 'order-link': link });

/** GET auth/orders/{number}/returns, or orders/link/{number}/returns */
async function getReturns(
  http: HttpClient,
  access: OrderAccess,
  call: Pick<RequestOptions, 'signal'>,
): Promise<OrderReturns> {
  return orderReturns(await http.get(pathOf(access), { ...call, headers: headersOf(access) }));
}

/** A return to request. Repeating it with the same `key` (a UUID) creates one return. */
export interface NewReturn {
  readonly access: OrderAccess;
  readonly key: string;
  readonly request: wire.ReturnRequest;
  readonly pictures: readonly Blob[];
}

/** POST auth/orders/{number}/returns, as a multipart form. */
async function postReturn(http: HttpClient, { access, key, request, pictures }: NewReturn): Promise<OrderReturns> {
  const form = new FormData();
  form.set('request', JSON.stringify(request));
  for (const picture of pictures) form.append('pictures', picture);
  return orderReturns(
    await http.post(pathOf(access), form, { headers: { ...headersOf(access), 'idempotency-key': key } }),
  );
}

/** GET auth/orders/{number}/returns/{return_number}/pictures: data URLs. */
async function getReturnPictures(http: HttpClient, access: OrderAccess, returnNumber: string): Promise<string[]> {
  const path = `${pathOf(access)}/${encodeURIComponent(returnNumber)}/pictures`;
  return returnPictures(await http.get(path, { headers: headersOf(access) })).pictures;
}

const returnsKey = ({ orderNumber, link }: OrderAccess) => [...ORDERS_KEY, 'returns', orderNumber, link];

const orderReturnsQuery = (http: HttpClient, access: OrderAccess): NamedQuery<OrderReturns> => ({
  queryKey: returnsKey(access),
  queryFn: ({ signal }) => getReturns(http, access, { signal }),
});

/** `useAtomValue(orderReturnsAtom({ orderNumber, link }))`: an order's returns, and what can still be returned. */
export const orderReturnsAtom = queryAtomFamily(orderReturnsQuery);

/** Result of requesting a return. The server's reasons for a refusal have messages of their own. */
export type ReturnOutcome =
  { readonly kind: 'requested'; readonly messageKey: 'returns.requested' } | Failed<ReturnErrorKey>;

const ERROR_KEYS = {
  return_too_late: 'returns.errors.tooLate',
  return_quantity: 'returns.errors.quantity',
  opened_hygiene: 'returns.errors.openedHygiene',
  not_delivered: 'returns.errors.notDelivered',
  picture_too_large: 'returns.errors.pictureTooLarge',
  picture_type: 'returns.errors.pictureType',
  picture_heic: 'returns.errors.pictureHeic',
  picture_damaged: 'returns.errors.pictureDamaged',
  too_many_pictures: 'returns.errors.tooManyPictures',
} as const;
export type ReturnErrorKey = (typeof ERROR_KEYS)[keyof typeof ERROR_KEYS];

const isKnownCode = (code: string | undefined): code is keyof typeof ERROR_KEYS =>
  code !== undefined && Object.hasOwn(ERROR_KEYS, code);

/** Requests a return of a delivered order. Never rejects. */
export const requestReturnAtom = atom(null, async (get, _set, wanted: NewReturn): Promise<ReturnOutcome> => {
  const client = get(queryClientAtom);
  try {
    client.setQueryData(returnsKey(wanted.access), await postReturn(get(httpAtom), wanted));
    return { kind: 'requested', messageKey: 'returns.requested' };
  } catch (error) {
    const code = codeOf(error);
    if (!isKnownCode(code)) return failed(error);
    // Somebody else may have returned pieces meanwhile, or the period may have ended.
    void client.invalidateQueries({ queryKey: returnsKey(wanted.access) });
    return { kind: 'failed', messageKey: ERROR_KEYS[code], retryAfter: undefined };
  }
});

/** Result of fetching a return's pictures, as data URLs. */
export type ReturnPicturesOutcome = { readonly kind: 'ready'; readonly pictures: readonly string[] } | Failed;

/** Fetches the pictures of a return. Never rejects. */
export const returnPicturesAtom = atom(
  null,
  async (
    get,
    _set,
    { access, returnNumber }: { readonly access: OrderAccess; readonly returnNumber: string },
  ): Promise<ReturnPicturesOutcome> => {
    try {
      return { kind: 'ready', pictures: await getReturnPictures(get(httpAtom), access, returnNumber) };
    } catch (error) {
      return failed(error);
    }
  },
);
