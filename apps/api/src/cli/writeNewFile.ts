import fs from 'node:fs';
import path from 'node:path';
import { done, refused, type CommandResult } from './Command.js';
import { fileProblem } from './fileProblem.js';

/** Writes the result of a command into a new file, for its owner only. The name is relative to `cwd`. */
export function writeNewFile(cwd: string, name: string, text: string): CommandResult {
  const file = path.resolve(cwd, name);
  try {
    fs.writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    return refused(`${file} cannot be written: ${fileProblem(error)}.`);
  }
  return done(`Written: ${file}`);
}
