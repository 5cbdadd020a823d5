const said = new Set<string>();

/** Tells a developer what is wrong and what to do, once per message. Call it behind `process.env.NODE_ENV !== 'production'`, so that a shop's bundle has neither. */
export function warnOnce(message: string): void {
  if (said.has(message)) return;
  said.add(message);
  // eslint-disable-next-line no-console -- this is the one place that speaks to developers
  console.warn(`@mahd/ui: ${message}`);
}
