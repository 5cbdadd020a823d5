/** Query parameters that identify an order, an emailed link or a search. */
const PERSONAL = ['order', 'contact', 'email', 'token', 'q', 'query'];

/** Whether a URL contains personal data. Responses to such URLs must not be cached on servers or on the device. */
export function isPersonalAddress(pathAndQuery: string): boolean {
  const [, query] = /^[^?#]*\?([^#]*)/.exec(pathAndQuery) ?? [];
  if (query === undefined) return false;
  const values = new URLSearchParams(query);
  return PERSONAL.some((name) => values.has(name));
}
