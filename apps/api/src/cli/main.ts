import { ConfigurationError, environmentReader, sharedSettings } from '../environment.js';
import { StartError } from '../startError.js';
import { askServer } from './askServer.js';
import { failureOf } from './failure.js';
import { npmSettings } from './npmOptions.js';
import { runsWithoutServer } from './withoutServer.js';

// The operators' command line. Uses the running server of the data directory, or opens the database itself.

const args = process.argv.slice(2);
const npm = npmSettings(process.env);

try {
  const settings = sharedSettings(environmentReader(process.env));
  const answered =
    settings.databaseUrl === null && !runsWithoutServer(args)
      ? await askServer(settings.dataDir, { args, cwd: process.cwd(), npm })
      : null;
  // Loads the shop's code only if no server has it loaded.
  const { ok, text } = answered ?? (await (await import('./runHere.js')).runHere(settings, args, npm));
  (ok ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  const isExpected = error instanceof StartError || error instanceof ConfigurationError;
  process.stderr.write(`${isExpected ? error.message : `The command failed: ${failureOf(error)}`}\n`);
  process.exitCode = 1;
}
