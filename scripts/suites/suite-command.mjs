import { runMain } from '../workspace/cli.mjs';
import { ensureInstalled } from '../workspace/install.mjs';

/**
 * A command that runs suites. It installs first, because the runner and the suites import packages.
 * @param {string} name of the command
 * @param {() => Promise<(resources: import('./suite.mjs').Resources) => import('./suite.mjs').Suite[]>} loadSuites
 */
export const suiteCommand = (name, loadSuites) =>
  runMain(async () => {
    await ensureInstalled();
    const { runSuites } = await import('./run-suites.mjs');
    await runSuites(name, await loadSuites());
  });
