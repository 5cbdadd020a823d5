import { existsSync, readFileSync } from 'node:fs';

/** Processor time that a process has had; null where the system does not tell. Linux counts in hundredths of a second. @param {number} pid */
export function cpuSeconds(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
