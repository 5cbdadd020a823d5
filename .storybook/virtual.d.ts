declare module 'virtual:anatomies' {
  /** The result of `anatomies()` in `anatomy.ts`. */
  const anatomies: Readonly<Record<string, { parts: string[]; states: string[]; variables: string[] } | undefined>>;
  export default anatomies;
}

declare module 'virtual:weights' {
  /**
   * Sizes from `npm run check:size` in brotli bytes, benchmarked sizes of other libraries in kB as text, and the server
   * rendering cost of 200 product cards.
   */
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
