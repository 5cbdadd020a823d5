import fs from 'node:fs';
import path from 'node:path';
import { done, refused, type Command } from './Command.js';
import { fileProblem } from './fileProblem.js';

/** `backup restore` is handled in main: it replaces the database while no server runs. */
export const backupCommands: readonly Command[] = [
  {
    name: 'backup create',
    values: '<file>',
    does: 'writes a consistent copy of the whole database into a new file, also while the shop runs',
    async run({ backUp }, { values: [name = ''], cwd }) {
      const file = path.resolve(cwd, name);
      if (fs.existsSync(file)) return refused(`${file} already exists.`);
      try {
        await backUp(file);
      } catch (error) {
        return refused(`${file} cannot be written: ${fileProblem(error)}.`);
      }
      return done(`Backup written to ${file}, ${Math.ceil(fs.statSync(file).size / 1000)} kB.`);
    },
  },
];
