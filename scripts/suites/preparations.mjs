import { onEnd } from '../workspace/cleanup.mjs';
import { ensureBuilt, packageUnits, storybookUnit } from '../workspace/build.mjs';
import { inRoot } from '../workspace/root.mjs';
import { ensureTestChromium } from './chromium.mjs';
import { ensurePostgres } from './postgres.mjs';
import { serveFolder } from './static-server.mjs';

/**
 * What the preparations found, for the suites that need it.
 * @typedef {object} Equipment
 * @property {string} [chromium] path
 * @property {string} [databaseUrl] undefined when this machine has no PostgreSQL
 * @property {string} [storybookUrl]
 */

/** @typedef {{ name: string, after: string[], work: () => Promise<void> }} Preparation */

/**
 * Everything a suite may name in `after`: programs, builds, the served Storybook.
 * @param {Equipment} equipment is filled
 * @returns {Preparation[]}
 */
export function preparations(equipment) {
  return [
    {
      name: 'PostgreSQL',
      after: [],
      work: async () => {
        equipment.databaseUrl = await ensurePostgres();
      },
    },
    ...packageUnits().map((unit) => ({ name: unit.name, after: unit.after, work: () => ensureBuilt(unit) })),
    {
      name: 'Chromium',
      after: [],
      work: async () => {
        equipment.chromium = await ensureTestChromium();
      },
    },
    {
      name: 'storybook',
      after: [],
      work: async () => {
        await ensureBuilt(storybookUnit());
        const { url, close } = await serveFolder(inRoot('storybook-static'));
        onEnd(close);
        equipment.storybookUrl = url;
      },
    },
  ];
}

/**
 * The preparations these names stand for, and those they need themselves.
 * @param {Preparation[]} all
 * @param {string[]} names
 * @returns {Preparation[]}
 */
export function needed(all, names) {
  const direct = all.filter(({ name }) => names.includes(name));
  const further = direct.flatMap(({ after }) => after).filter((name) => !names.includes(name));
  return further.length === 0 ? direct : needed(all, [...names, ...further]);
}
