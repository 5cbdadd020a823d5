import { resolve } from 'node:path';

/** An invalid environment variable. The message is a single line for the operator. */
export class ConfigurationError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>;

export type EnvironmentReader = ReturnType<typeof environmentReader>;

/** Settings of the server that the operators' commands need too. */
export interface SharedSettings {
  readonly dataDir: string;
  /** PostgreSQL; null: the embedded database of `dataDir`. */
  readonly databaseUrl: string | null;
  /** Null when it is not set. */
  readonly publicOrigin: string | null;
  readonly regulatedFeeding: boolean;
}

export function sharedSettings(read: EnvironmentReader): SharedSettings {
  const publicOrigin = read.address('PUBLIC_ORIGIN', null);
  if (publicOrigin !== null && new URL(publicOrigin).origin !== publicOrigin)
    throw new ConfigurationError(
      `PUBLIC_ORIGIN must be scheme, host and port only, such as https://shop.example, but is "${publicOrigin}".`,
    );
  const databaseUrl = read.optional('DATABASE_URL');
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new ConfigurationError('DATABASE_URL must start with postgres:// or postgresql://.');
  return {
    dataDir: resolve(read.text('DATA_DIR', '.data')),
    databaseUrl,
    publicOrigin,
    regulatedFeeding: read.boolean('REGULATED_FEEDING', true),
  };
}

/** Reads and validates environment variables. Each method throws a {@link ConfigurationError} for an invalid value. */
export function environmentReader(environment: Environment) {
  const known = new Set<string>();
  const optional = (name: string) => {
    known.add(name);
    return environment[name]?.trim() || null;
  };
  const wrong = (name: string, wanted: string): never => {
    throw new ConfigurationError(`${name} must be ${wanted}, but is "${optional(name) ?? ''}".`);
  };

  function address(name: string, fallback: string): string;
  function address(name: string, fallback: null): string | null;
  function address(name: string, fallback: string | null): string | null {
    const value = optional(name);
    if (value === null) return fallback;
    if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
      return wrong(name, 'an address that starts with http:// or https://');
    return value.replace(/\/+$/, '');
  }

  return {
    /** The names that were read so far. */
    known: known as ReadonlySet<string>,
    optional,
    address,
    text: (name: string, fallback: string) => optional(name) ?? fallback,
    integer(name: string, fallback: number, least: number, most: number) {
      const value = optional(name);
      if (value === null) return fallback;
      const number = Number(value);
      return /^\d+$/.test(value) && number >= least && number <= most
        ? number
        : wrong(name, `a whole number from ${least} to ${most}`);
    },
    boolean(name: string, fallback: boolean) {
      const value = optional(name)?.toLowerCase();
      if (value === undefined) return fallback;
      if (['true', '1', 'yes', 'on'].includes(value)) return true;
      return ['false', '0', 'no', 'off'].includes(value) ? false : wrong(name, 'true or false');
    },
    /** Parses a value; `parse` returns null for an invalid one. */
    parsed<T>(name: string, fallback: T, wanted: string, parse: (value: string) => T | null): T {
      const value = optional(name);
      return value === null ? fallback : (parse(value) ?? wrong(name, wanted));
    },
    choice<const T extends string>(name: string, choices: readonly T[], fallback: T): T {
      const value = optional(name);
      if (value === null) return fallback;
      return choices.find((choice) => choice === value) ?? wrong(name, `one of ${choices.join(', ')}`);
    },
  };
}
