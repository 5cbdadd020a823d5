const files: Record<string, string> = import.meta.glob('../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The changesets of this package that await the next release. */
export const unreleased = Object.values(files)
  .filter((text) => /^---\n[^]*'@mahd\/ui':[^]*\n---/.test(text))
  .map((text) => text.replace(/^---\n[^]*?\n---\n/, ''))
  .join('\n');
