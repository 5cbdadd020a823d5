export const RESTORE = 'backup restore';
export const SALVAGE = 'backup salvage';

/** Whether arguments ask for help, or there are none. */
export const isHelp = (args: readonly string[]): boolean =>
  args.length === 0 || args[0] === 'help' || args.includes('--help');

/** Whether a command runs in its own process, also while a server is running: help, and what needs the server stopped. */
export const runsWithoutServer = (args: readonly string[]): boolean =>
  isHelp(args) || [RESTORE, SALVAGE].includes(args.slice(0, 2).join(' '));
