// Runs the pinned pnpm after installing if necessary, so that npm scripts work in a bare clone.
import './workspace/node-version.mjs';
import './workspace/exit-with-npm.mjs';
import { spawn } from 'node:child_process';
import { ensureInstalled } from './workspace/install.mjs';
import { packageManagerEnvironment, pnpmCommand } from './workspace/pnpm.mjs';
import { removeSignalHandlers } from './workspace/cleanup.mjs';
import { root } from './workspace/root.mjs';
import { runMain } from './workspace/cli.mjs';

await runMain(ensureInstalled);
removeSignalHandlers();
const child = spawn('npx', [...pnpmCommand(), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...packageManagerEnvironment() },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(127);
});
child.on('exit', (code) => process.exit(code ?? 1));
