/** What a story is for; the sidebar filters by it. */
export type StoryKind = 'playground' | 'stress' | 'examples' | 'features';

/** A story's kind by its name: Default is the playground, `Example…` shows real use, `Stress…` what no catalogue should hold, the rest one feature each. */
export function storyKind(exportName: string): StoryKind {
  if (exportName === 'Default') return 'playground';
  if (exportName.startsWith('Stress')) return 'stress';
  if (exportName.startsWith('Example')) return 'examples';
  return 'features';
}
