import fs from 'node:fs/promises';
import path from 'node:path';
import { ORDER_NUMBER } from '../orders/orderNumber.js';

/** Deletes mail files by name, or by the order they are about. */
export async function removeMailFiles(
  folder: string,
  { names, orderNumbers }: { readonly names: readonly string[]; readonly orderNumbers: readonly string[] },
): Promise<void> {
  const wanted = new Set(names.map((name) => `${name}.eml`));
  const orderOf = new RegExp(`^(?:order-confirmation|status-change|refund|return-change)-(${ORDER_NUMBER})`);
  for (const file of await filesIn(folder)) {
    const number = orderOf.exec(file)?.[1];
    if (wanted.has(file) || (number !== undefined && orderNumbers.includes(number)))
      await fs.rm(path.join(folder, file), { force: true });
  }
}

/** Deletes mail files older than `before`; returns how many. */
export async function removeMailFilesBefore(folder: string, before: Date): Promise<number> {
  let removed = 0;
  for (const file of await filesIn(folder)) {
    const mtime = await mtimeOf(path.join(folder, file));
    if (mtime === null || mtime >= before) continue;
    await fs.rm(path.join(folder, file), { force: true });
    removed++;
  }
  return removed;
}

/** Null if the file is gone: a written `.partial` was renamed, or another process deleted it. */
async function mtimeOf(file: string): Promise<Date | null> {
  try {
    return (await fs.stat(file)).mtime;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The folder is created with the first mail. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    return (await fs.readdir(folder)).filter((name) => name.endsWith('.eml') || name.endsWith('.partial'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
