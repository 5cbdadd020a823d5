import type { Manifest } from '../Storefront.js';
import type { HeadTag } from './headTags.js';

/** Modules and style sheets that the named sources need, found by walking their static imports. */
export function moduleTags(manifest: Manifest, sources: readonly string[]): HeadTag[] {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || modules.has(chunk.file)) return;
    modules.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [
    ...[...styles].map((file): HeadTag => ({ tag: 'link', attributes: { rel: 'stylesheet', href: `/${file}` } })),
    ...[...modules].map((file): HeadTag => ({ tag: 'link', attributes: { rel: 'modulepreload', href: `/${file}` } })),
  ];
}
