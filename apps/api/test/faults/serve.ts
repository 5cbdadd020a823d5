import type { ApiConfiguration } from '../../src/configuration.js';
import { openShop } from '../../src/shop.js';
import { recordSyncs } from './disk.js';

// A server to be killed: its configuration comes as JSON, and where to note what reaches the disk; its port goes out as the first line. Asked by a message, it tells how many
// bytes it holds.
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
