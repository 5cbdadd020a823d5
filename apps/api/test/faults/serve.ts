import type { ApiConfiguration } from '../../src/configuration.js';
import { openShop } from '../../src/shop.js';
import { recordSyncs } from './disk.js';

// The server process under test. Gets its configuration as JSON, prints its port first, and reports its memory use on
// request.
const configuration = JSON.parse(process.argv[2] ?? '{}') as ApiConfiguration;
const disk = process.argv[3];
if (disk !== undefined) recordSyncs(configuration.dataDir, disk);
const { app } = await openShop(configuration);
console.log(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);

process.on('message', () => {
  gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
