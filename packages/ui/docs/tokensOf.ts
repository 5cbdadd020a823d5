/** The custom properties in a style sheet with their first values: those of the light scheme and of English. */
export function tokensOf(css: string): Record<string, string> {
  const tokens: Record<string, string> = {};
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+):([^;}]+)/g)) tokens[name] ??= value.trim();
  return tokens;
}
