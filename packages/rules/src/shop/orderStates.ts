/** The states of an order, in the order of their course; the last two are the ways off it. */
export const ORDER_STATUSES = [
  'ORDERPLACED',
  'ORDERCONFIRMED',
  'ORDERPROCESSED',
  'ORDERDISPATCHED',
  'ORDERDELIVERED',
  'ORDERNOTDELIVERED',
  'ORDERCANCELLED',
] as const;

/** A state of an order. It begins as ORDERPLACED, once paid or when paid on delivery. */
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

/** Whether the value is a state of an order. */
export function isOrderStatus(value: unknown): value is OrderStatus {
  return ORDER_STATUSES.some((status) => status === value);
}

/** The states an order can go to from here; none when it has ended. A failed delivery is dispatched again. */
export function nextOrderStatuses(status: OrderStatus): readonly OrderStatus[] {
  return ORDER_TRANSITIONS[status];
}

/** Whether an order may go from one state to another. Staying is not a change. */
export function canChangeOrder(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to);
}

/** Whether the shopper may still cancel; later only the shop can. */
export function canShopperCancel(status: OrderStatus): boolean {
  return status === 'ORDERPLACED';
}
