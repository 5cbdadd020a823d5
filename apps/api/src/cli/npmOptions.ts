/** How operators run commands. */
export const RUN = 'npm run shop --';

const PREFIX = 'npm_config_';

/**
 * The names of npm's settings when npm runs the command. Without the `--`, npm takes the command's options for settings
 * of its own: `npm run shop catalogue import file.csv --dry-run` would import.
 */
export function npmSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  if (environment.npm_lifecycle_event !== 'shop') return [];
  return Object.entries(environment)
    .filter(([name, value]) => name.startsWith(PREFIX) && value)
    .map(([name]) => name.slice(PREFIX.length).replaceAll('_', '-'));
}

/** What to say if npm took options of a command; null if it took none. One that the command got as well is a setting in a file. */
export function takenByNpm(
  name: string,
  options: readonly string[],
  args: readonly string[],
  settings: readonly string[],
): string | null {
  const taken = options.filter(
    (option) => settings.includes(option) && !args.some((arg) => arg.split('=')[0] === `--${option}`),
  );
  if (taken.length === 0) return null;
  const shown = taken.map((option) => `--${option}`).join(' ');
  return `npm took ${shown} for itself, so nothing was done. Write ${RUN} ${name} … ${shown}`;
}
