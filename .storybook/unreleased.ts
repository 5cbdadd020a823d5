const files: Record<string, string> = import.meta.glob('../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What waits for the next release of this package, in the words of its changesets. */
export const unreleased = Object.values(files)
  .filter((text) => /^---\n[^]*'@mahd\/ui':[^]*\n---/.test(text))
  .map((text) => text.replace(/^---\n[^]*?\n---\n/, ''))
  .join('\n');
