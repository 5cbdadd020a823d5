import type { Manifest } from './Storefront.js';

/** URLs of the output files of the sources and of all their static imports. */
export function moduleFiles(manifest: Manifest, sources: readonly string[]): string[] {
  const modules = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || modules.has(`/${chunk.file}`)) return;
    modules.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...modules];
}
