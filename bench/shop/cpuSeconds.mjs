import { existsSync, readFileSync } from 'node:fs';

/** CPU time of a process so far, s; null where the system does not report it. Linux counts in hundredths of a second. @param {number} pid */
export function cpuSeconds(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
