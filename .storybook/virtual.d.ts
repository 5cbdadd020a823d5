declare module 'virtual:anatomies' {
  /** What `anatomies()` of `anatomy.ts` reads. */
  const anatomies: Readonly<Record<string, { parts: string[]; states: string[]; variables: string[] } | undefined>>;
  export default anatomies;
}

declare module 'virtual:weights' {
  /** What `npm run check:size` measures: brotli bytes of ours and their limit, kB of others. */
  const weights: { rivals: string[]; rows: { what: string; bytes: number; budget: number; rivals: (number | null)[] }[] };
  export default weights;
}
