import { parseArgs } from 'node:util';
import { backupCommands } from './backupCommands.js';
import { catalogueCommands } from './catalogueCommands.js';
import { refused, type Command, type CommandResult, type Desks } from './Command.js';
import { mailCommands } from './mailCommands.js';
import { orderCommands } from './orderCommands.js';
import { promoCommands } from './promoCommands.js';
import { reviewCommands } from './reviewCommands.js';

const COMMANDS = [
  ...orderCommands,
  ...promoCommands,
  ...reviewCommands,
  ...mailCommands,
  ...catalogueCommands,
  ...backupCommands,
];

/** The two words of the command that puts a backup in the database's place. */
export const RESTORE = 'backup restore';
const RESTORE_HELP = `${RESTORE} <file> [--replace]`;

export const USAGE = [
  'Usage:',
  ...COMMANDS.map((command) => `  ${headOf(command).padEnd(34)} ${firstSentence(command.does)}`),
  `  ${RESTORE_HELP.padEnd(34)} puts a backup in the database's place; the shop must not run`,
  '',
  'More about one of them: help <command>, e.g. help promo create',
].join('\n');

/** Runs one operators' command. `cwd` is where the operator stands. */
export async function runCommand(desks: Desks, words: readonly string[], cwd: string): Promise<CommandResult> {
  if (words[0] === 'help' || words.includes('--help'))
    return helpOn(words.filter((word) => word !== 'help' && word !== '--help'));
  const command = find(words);
  if (command === undefined) return refused(`There is no command "${words.slice(0, 2).join(' ')}".\n\n${USAGE}`);
  const input = inputOf(command, words.slice(2));
  if (typeof input === 'string') return refused(`${input}\n\n${help(command)}`);
  return command.run(desks, { ...input, cwd });
}

function find(words: readonly string[]): Command | undefined {
  return COMMANDS.find(({ name }) => name === words.slice(0, 2).join(' '));
}

function helpOn(words: readonly string[]): CommandResult {
  const command = find(words);
  return command === undefined ? { ok: words.length === 0, text: USAGE } : { ok: true, text: help(command) };
}

function inputOf(
  command: Command,
  words: readonly string[],
): { values: string[]; options: Record<string, string | boolean | undefined> } | string {
  const options = Object.fromEntries(
    Object.entries(command.options ?? {}).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
    const needed = command.values.match(/</g)?.length ?? 0;
    const most = command.values.includes('…') ? Infinity : (command.values.match(/[<[]/g)?.length ?? 0);
    if (positionals.length < needed) return 'Something is missing.';
    if (positionals.length > most) return `What is "${positionals[most] ?? ''}"?`;
    return { values: positionals, options: values };
  } catch (error) {
    return (error as Error).message;
  }
}

function headOf({ name, values, options }: Command): string {
  return [name, values, options === undefined ? '' : '[options]'].filter((part) => part !== '').join(' ');
}

function help(command: Command): string {
  const options = Object.entries(command.options ?? {}).map(
    ([name, { value, does }]) => `  ${(value === undefined ? `--${name}` : `--${name} <${value}>`).padEnd(24)} ${does}`,
  );
  return [headOf(command), `  ${command.does}`, ...options].join('\n');
}

function firstSentence(text: string): string {
  return text.split(/[.:;] /)[0] ?? text;
}
