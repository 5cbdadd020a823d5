import fs from 'node:fs';
import { openEmbedded } from '../../src/db/embedded.js';
import { WriteProbe } from '../../src/health/writeProbe.js';

// Opens the database of a data directory as a start does, in a process of its own: its first line is "open", or the code and the sentence of what refused it.
// Then it holds the directory until it is killed. Given a file to fill the disk with as well, it says what the write probe finds on the full disk, and after it has room again.
const [dataDir = '', packed = '', filler] = process.argv.slice(2);

try {
  const { db } = await openEmbedded(dataDir, packed);
  console.log('open');
  if (filler !== undefined) {
    let time = 0;
    const probe = new WriteProbe(db, () => (time += 60_000));
    const { bavail, bsize } = fs.statfsSync(dataDir);
    fs.writeFileSync(filler, Buffer.alloc(bavail * bsize));
    console.log(String(await probe.failure()));
    fs.rmSync(filler);
    console.log(String(await probe.failure()));
    process.exit();
  }
  setInterval(() => undefined, 60_000);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.log(`${code} ${message}`);
  process.exit(1);
}
