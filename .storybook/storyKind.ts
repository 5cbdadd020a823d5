/** The kind of a story, for the filter of the sidebar. */
export type StoryKind = 'playground' | 'stress' | 'examples' | 'features';

/**
 * The kind of a story by its name: `Default` is the playground, `Example…` real-world use, `Stress…` extreme content,
 * anything else a feature.
 */
export function storyKind(exportName: string): StoryKind {
  if (exportName === 'Default') return 'playground';
  if (exportName.startsWith('Stress')) return 'stress';
  if (exportName.startsWith('Example')) return 'examples';
  return 'features';
}
