declare module 'virtual:anatomies' {
  /** The result of `anatomies()` in `docs/anatomy.ts`. */
  const anatomies: Readonly<Record<string, import('../packages/ui/docs/anatomy.js').Anatomy | undefined>>;
  export default anatomies;
}

declare module 'virtual:component-docs' {
  /** The result of `readComponentDocs()` in `componentDocs.ts`. */
  const componentDocs: Readonly<
    Record<string, import('../packages/ui/docs/componentDocs.js').ComponentDoc | undefined>
  >;
  export default componentDocs;
}

declare module 'virtual:entries' {
  /** The result of `readEntries()` in `entries.ts`. */
  const entries: import('../packages/ui/docs/storyCode.js').Entries;
  export default entries;
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
