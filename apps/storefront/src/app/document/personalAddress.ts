/** Query parameters by which an address names an order, a payment, a mailed link or what somebody looked for. */
const PERSONAL = ['order', 'order_number', 'tran_ref', 'contact', 'email', 'reset', 'token', 'q', 'query'];

/** Whether an address says something about whoever opens it: its answer belongs into no cache, neither on the way nor on the device. */
export function isPersonalAddress(pathAndQuery: string): boolean {
  const [, query] = /^[^?#]*\?([^#]*)/.exec(pathAndQuery) ?? [];
  if (query === undefined) return false;
  const values = new URLSearchParams(query);
  return PERSONAL.some((name) => values.has(name));
}
