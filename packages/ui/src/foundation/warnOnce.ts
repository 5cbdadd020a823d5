const warned = new Set<string>();

/**
 * Logs a warning once per message. Call it behind `process.env.NODE_ENV !== 'production'`, so that production bundles
 * do not contain it.
 */
export function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  // eslint-disable-next-line no-console -- the only place that logs to developers
  console.warn(`@mahd/ui: ${message}`);
}
