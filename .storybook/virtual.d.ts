declare module 'virtual:anatomies' {
  /** What `anatomies()` of `anatomy.ts` reads. */
  const anatomies: Readonly<Record<string, { parts: string[]; states: string[]; variables: string[] } | undefined>>;
  export default anatomies;
}

declare module 'virtual:weights' {
  /** What `npm run check:size` measures, in brotli bytes, and what the bench measured of others: kB as text, and what 200 product cards cost a server. */
  const weights: {
    rivals: { name: string; version: string }[];
    rows: { what: string; bytes: number; budget: number; rivals: string[] }[];
    cards: {
      system: string;
      version: string | null;
      milliseconds: number;
      bytes: number;
      timesByHand: number;
      timesOwn: number;
    }[];
  };
  export default weights;
}
