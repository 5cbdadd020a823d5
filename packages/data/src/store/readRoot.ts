/** The persisted parts of the state by name, still undecoded: each domain decodes its own. */
export type Slices = Readonly<Record<string, unknown>>;

/** The version written today. Raise it together with a new entry in `migrations`. */
export const ROOT_VERSION = 1;

/** `migrations[n]` turns a root of version n into one of version n + 1. */
const migrations: readonly ((slices: Slices) => Slices)[] = [fromUnversioned];

/**
 * Reads the stored root. Gives undefined for garbage. A root of a newer version (after a roll-back of the shop) is read
 * as it is, because every slice passes a tolerant decoder anyway.
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

/** The text to store. */
export const writeRoot = (slices: Slices): string => JSON.stringify({ version: ROOT_VERSION, ...slices });

/** Before versions there were roots whose slices were JSON texts. */
function fromUnversioned(slices: Slices): Slices {
  const kept = Object.entries(slices).filter(([name]) => name !== '_persist');
  return Object.fromEntries(kept.map(([name, value]) => [name, typeof value === 'string' ? parsed(value) : value]));
}

/** Product lists are emptied on restoration, whoever wrote them (specification, section 3): the server knows better. */
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
