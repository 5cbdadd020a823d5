import { ensureInstalled } from '../workspace/install.mjs';
import { runMain } from '../workspace/step.mjs';

/**
 * A command that runs suites. It installs first: the runner and the suites import packages.
 * @param {string} name of the command
 * @param {() => Promise<(equipment: import('./suite.mjs').Equipment) => import('./suite.mjs').Suite[]>} loadSuites
 */
export const suiteCommand = (name, loadSuites) =>
  runMain(async () => {
    await ensureInstalled();
    const { runSuites } = await import('./run-suites.mjs');
    await runSuites(name, await loadSuites());
  });
