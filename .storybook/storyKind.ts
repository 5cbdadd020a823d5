/** What a story is for; the sidebar filters by it. */
export type StoryKind = 'playground' | 'both-languages' | 'stress' | 'examples' | 'features';

/** A story's kind by its name: the default one is the playground, the rest show features unless their name says more. */
export function storyKind(exportName: string): StoryKind {
  if (exportName === 'Default' || exportName === 'Playground') return 'playground';
  if (exportName === 'BothLanguages') return 'both-languages';
  if (/Stress|Long|Hostile|Many|Huge|Without|Empty|Narrow|NoPicture|Nothing/.test(exportName)) return 'stress';
  if (/Example|Form|Checkout|Page|Listing/.test(exportName)) return 'examples';
  return 'features';
}
