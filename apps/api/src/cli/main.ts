import { ConfigurationError, environmentReader, sharedSettings } from '../environment.js';
import { StartError } from '../startError.js';
import { askServer } from './askServer.js';
import { runsWithoutServer } from './withoutServer.js';

// The operators' command line. Uses the running server of the data directory, or opens the database itself.

const args = process.argv.slice(2);

try {
  const settings = sharedSettings(environmentReader(process.env));
  const answered =
    settings.databaseUrl === null && !runsWithoutServer(args)
      ? await askServer(settings.dataDir, args, process.cwd())
      : null;
  // Loads the shop's code only if no server has it loaded.
  const { ok, text } = answered ?? (await (await import('./runHere.js')).runHere(settings, args));
  (ok ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  const isExpected = error instanceof StartError || error instanceof ConfigurationError;
  process.stderr.write(`${isExpected ? error.message : `The command failed: ${(error as Error).message}`}\n`);
  process.exitCode = 1;
}
