/** The stored slices by name, not yet decoded: each domain decodes its own. */
export type Slices = Readonly<Record<string, unknown>>;

/** Current version. Increase it together with a new entry in `migrations`. */
export const ROOT_VERSION = 1;

/** `migrations[n]` converts version n into version n + 1. */
const migrations: readonly ((slices: Slices) => Slices)[] = [fromUnversioned];

/**
 * Parses the stored root; undefined if invalid. A root of a newer version (after a rollback) is used as it is, because
 * every slice is decoded tolerantly.
 */
export function readRoot(raw: string): Slices | undefined {
  try {
    const root: unknown = JSON.parse(raw);
    if (!isRecord(root)) return undefined;
    const { version = 0, ...stored } = root;
    if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) return undefined;
    return withoutProductLists(
      migrations.slice(version).reduce((slices, migrate) => migrate(slices), stored as Slices),
    );
  } catch {
    return undefined;
  }
}

/** Serializes the root. */
export const writeRoot = (slices: Slices): string => JSON.stringify({ version: ROOT_VERSION, ...slices });

/** Unversioned roots contained slices as JSON strings. */
function fromUnversioned(slices: Slices): Slices {
  const entries = Object.entries(slices).filter(([name]) => name !== '_persist');
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? parsed(value) : value]));
}

/** Product lists are dropped on restore, because the server has current ones. */
function withoutProductLists(slices: Slices): Slices {
  return Object.fromEntries(Object.entries(slices).filter(([name]) => !/product/i.test(name)));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
