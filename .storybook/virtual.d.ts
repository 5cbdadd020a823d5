declare module 'virtual:anatomies' {
  /** What `anatomies()` of `anatomy.ts` reads. */
  const anatomies: Readonly<Record<string, { parts: string[]; states: string[]; variables: string[] } | undefined>>;
  export default anatomies;
}
