import { parseArgs } from 'node:util';
import { CommandError } from './cli.mjs';

/**
 * Parses the command line: names and options. An unknown option or a missing value is a `CommandError`.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {Options} options
 */
export function parseCommandLine(options) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error;
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new CommandError(`${error.message.split('. ')[0]}. Options: ${known.join(', ')}.`);
  }
}
