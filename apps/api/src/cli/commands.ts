import { parseArgs } from 'node:util';
import { backupCommands } from './backupCommands.js';
import { catalogueCommands } from './catalogueCommands.js';
import { done, refused, type Command, type CommandResult, type AdminServices } from './Command.js';
import { mailCommands } from './mailCommands.js';
import { marketingCommands } from './marketingCommands.js';
import { RUN, takenByNpm } from './npmOptions.js';
import { orderCommands } from './orderCommands.js';
import { promoCommands } from './promoCommands.js';
import { refundCommands } from './refundCommands.js';
import { returnCommands } from './returnCommands.js';
import { reviewCommands } from './reviewCommands.js';
import { stockAlertCommands } from './stockAlertCommands.js';
import { isHelp, RESTORE, SALVAGE } from './withoutServer.js';

const COMMANDS = [
  ...orderCommands,
  ...refundCommands,
  ...returnCommands,
  ...promoCommands,
  ...reviewCommands,
  ...stockAlertCommands,
  ...mailCommands,
  ...marketingCommands,
  ...catalogueCommands,
  ...backupCommands,
];

/** Commands without a server, with what each does. */
const WITHOUT_SERVER = [
  [`${RESTORE} <file> [--replace]`, 'replaces the database with a backup; stop the shop first'],
  [`${SALVAGE} <folder>`, 'reads the orders of a damaged embedded database into a new folder; stop the shop first'],
] as const;

const HEADS = [...COMMANDS.map(headOf), ...WITHOUT_SERVER.map(([head]) => head)];

const USAGE = [
  `Usage: ${RUN} <command>`,
  ...COMMANDS.map((command) => `  ${headOf(command).padEnd(34)} ${firstSentence(command.does)}`),
  ...WITHOUT_SERVER.map(([head, does]) => `  ${head.padEnd(34)} ${does}`),
  '',
  'Help on one command: help <command>, for example help promo create',
  'Days and times are in UAE time.',
].join('\n');

/** The answer to arguments that ask for help, or to none; null for others. */
export function helpFor(args: readonly string[]): CommandResult | null {
  if (!isHelp(args)) return null;
  const words = args.filter((word) => word !== 'help' && word !== '--help');
  const command = find(words);
  if (command !== undefined) return done(help(command));
  const name = words.slice(0, 2).join(' ');
  const other = WITHOUT_SERVER.find(([head]) => head.startsWith(`${name} `));
  if (words.length > 1 && other !== undefined) return done(`${RUN} ${other.join('\n  ')}`);
  if (words.length === 0) return { ok: args.length > 0, text: USAGE };
  const group = HEADS.filter((head) => words.length === 1 && head.startsWith(`${words[0]} `));
  return group.length === 0
    ? unknownCommand(words)
    : done([`${RUN} <command>:`, ...group.map((head) => `  ${head}`)].join('\n'));
}

/** Names the commands that start with the same word, also for "orders list" or "refund settle". */
function unknownCommand(words: readonly string[]): CommandResult {
  const singular = (word = '') => word.replace(/s$/, '');
  const alike = HEADS.filter((head) => singular(head.split(' ')[0]) === singular(words[0]));
  return refused(
    [
      `Unknown command "${words.slice(0, 2).join(' ')}". ${alike.length === 0 ? '"help" lists all commands.' : 'Did you mean:'}`,
      ...alike.map((head) => `  ${head}`),
    ].join('\n'),
  );
}

/** Runs one command. `cwd` is the operator's working directory, `npm` are the settings of the npm that runs it. */
export async function runCommand(
  admin: AdminServices,
  args: readonly string[],
  cwd: string,
  npm: readonly string[] = [],
): Promise<CommandResult> {
  const command = find(args);
  if (command === undefined) return unknownCommand(args);
  const taken = takenByNpm(command.name, Object.keys(command.options ?? {}), args, npm);
  if (taken !== null) return refused(taken);
  const input = inputOf(command, args.slice(2));
  if (typeof input === 'string') return refused(`${input}\n\n${help(command)}`);
  return command.run(admin, { ...input, cwd });
}

function find(args: readonly string[]): Command | undefined {
  return COMMANDS.find(({ name }) => name === args.slice(0, 2).join(' '));
}

function inputOf(
  command: Command,
  args: readonly string[],
): { values: string[]; options: Record<string, string | boolean | undefined> } | string {
  const options = Object.fromEntries(
    Object.entries(command.options ?? {}).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const missing = command.values.match(/<[^>]+>/g)?.[positionals.length];
    const most = command.values.includes('…') ? Infinity : (command.values.match(/[<[]/g)?.length ?? 0);
    if (missing !== undefined) return `A required value is missing: ${missing}.`;
    if (positionals.length > most) return `Unexpected argument "${positionals[most] ?? ''}".`;
    return { values: positionals, options: values };
  } catch (error) {
    return optionProblem(error);
  }
}

/** The errors of `parseArgs` in one line each. */
export function optionProblem(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const option = /-[\w-]+/.exec(message)?.[0] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option ${option}.`;
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw error;
  return message.includes('does not take')
    ? `${option} takes no value.`
    : `${option} needs a value; write one that begins with a dash as ${option}=-….`;
}

function headOf({ name, values, options }: Command): string {
  return [name, values, options === undefined ? '' : '[options]'].filter((part) => part !== '').join(' ');
}

function help(command: Command): string {
  const options = Object.entries(command.options ?? {}).map(
    ([name, { value, does }]) => `  ${(value === undefined ? `--${name}` : `--${name} <${value}>`).padEnd(24)} ${does}`,
  );
  return [`${RUN} ${headOf(command)}`, `  ${command.does}`, ...options].join('\n');
}

function firstSentence(text: string): string {
  return text.split(/[.:;] /)[0] ?? text;
}
