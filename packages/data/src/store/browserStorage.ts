/**
 * The browser's local or session storage; undefined on the server and when blocked (accessing a blocked storage
 * throws).
 */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    return window[kind] ?? undefined;
  } catch {
    return undefined;
  }
}
