// `npm run build [-- storybook-static]`: installs if necessary and builds what has changed.
import './workspace/node-version.mjs';
import './workspace/exit-with-npm.mjs';
import { ensureBuilt } from './workspace/build.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { runMain } from './workspace/cli.mjs';

await runMain(async () => {
  await ensureInstalled();
  const tasks = /** @type {import('./workspace/build.mjs').BuildTask[]} */ (process.argv.slice(2));
  await ensureBuilt(tasks.length > 0 ? tasks : undefined);
});
