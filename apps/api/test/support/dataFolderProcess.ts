import fs from 'node:fs';
import { openEmbedded } from '../../src/db/embedded.js';
import { WriteProbe } from '../../src/health/writeProbe.js';

// Opens a data directory and prints "open" or the error, then holds it until killed. With a filler file it also
// reports the write probe's results on a full disk and afterwards.
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
