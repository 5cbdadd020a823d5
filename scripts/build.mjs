// `npm run build`: installs if needed and builds what has changed.
import './workspace/node-version.mjs';
import './workspace/end-with-npm.mjs';
import { ensureAllBuilt } from './workspace/build.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { runMain } from './workspace/step.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureAllBuilt();
});
