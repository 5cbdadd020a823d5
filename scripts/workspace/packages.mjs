import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/**
 * @typedef {object} WorkspacePackage
 * @property {string} name short name, the same as its folder's: `ui`, `storefront`
 * @property {string} folder relative to the repository: `packages/ui`
 * @property {Record<string, string>} scripts
 * @property {string[]} needs short names of the workspace packages it depends on, directly or not
 */

/** @returns {WorkspacePackage[]} every package and app of the workspace */
export function readPackages() {
  const manifests = ['packages', 'apps']
    .flatMap((parent) =>
      readdirSync(inRoot(parent))
        .sort()
        .map((name) => ({ name, folder: `${parent}/${name}` })),
    )
    .filter(({ folder }) => existsSync(inRoot(folder, 'package.json')))
    .map(({ name, folder }) => ({ name, folder, manifest: readManifest(folder) }));
  const direct = new Map(manifests.map(({ name, manifest }) => [name, workspaceDependencies(manifest)]));
  return manifests.map(({ name, folder, manifest }) => ({
    name,
    folder,
    scripts: manifest.scripts ?? {},
    needs: [...closure(name, direct)],
  }));
}

/** @param {string} folder */
const readManifest = (folder) => JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));

/** @param {Record<string, Record<string, string> | undefined>} manifest */
function workspaceDependencies(manifest) {
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, version]) => version.startsWith('workspace:'))
    .map(([name]) => name.replace('@mahd/', ''));
}

/**
 * @param {string} name
 * @param {Map<string, string[]>} direct
 * @param {Set<string>} [seen]
 */
function closure(name, direct, seen = new Set()) {
  for (const needed of direct.get(name) ?? []) {
    if (seen.has(needed)) continue;
    seen.add(needed);
    closure(needed, direct, seen);
  }
  return seen;
}
