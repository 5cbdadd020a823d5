/** The states of an order in sequence; the last two are exceptions. */
export const ORDER_STATUSES = [
  'ORDERPLACED',
  'ORDERCONFIRMED',
  'ORDERPROCESSED',
  'ORDERDISPATCHED',
  'ORDERDELIVERED',
  'ORDERNOTDELIVERED',
  'ORDERCANCELLED',
] as const;

/** A state of an order. Starts as ORDERPLACED, once paid or with cash on delivery. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  ORDERPLACED: ['ORDERCONFIRMED', 'ORDERCANCELLED'],
  ORDERCONFIRMED: ['ORDERPROCESSED', 'ORDERCANCELLED'],
  ORDERPROCESSED: ['ORDERDISPATCHED', 'ORDERCANCELLED'],
  ORDERDISPATCHED: ['ORDERDELIVERED', 'ORDERNOTDELIVERED'],
  ORDERDELIVERED: [],
  ORDERNOTDELIVERED: ['ORDERDISPATCHED', 'ORDERCANCELLED'],
  ORDERCANCELLED: [],
};

/** Whether the value is an order state. */
export function isOrderStatus(value: unknown): value is OrderStatus {
  return ORDER_STATUSES.some((status) => status === value);
}

/** The possible next states; empty when final. A failed delivery can be dispatched again. */
export function nextOrderStatuses(status: OrderStatus): readonly OrderStatus[] {
  return ORDER_TRANSITIONS[status];
}

/** Whether this change of state is allowed. Staying in a state is not a change. */
export function canChangeOrder(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to);
}

/** Whether the customer may still cancel. Later only the shop can. */
export function canShopperCancel(status: OrderStatus): boolean {
  return status === 'ORDERPLACED';
}
