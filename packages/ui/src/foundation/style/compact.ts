/** Removes comments and needless space from CSS. */
export const compact = (css: string) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*([{};:,>])\s+/g, '$1')
    .replace(/\s+/g, ' ')
    .replaceAll(';}', '}')
    .replace(/='([\w-]+)'\]/g, '=$1]');
