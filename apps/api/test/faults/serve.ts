import type { ApiConfiguration } from '../../src/configuration.js';
import { openShop } from '../../src/shop.js';

// A server to be killed: its configuration comes as JSON, its port goes out as the first line.
const { app } = await openShop(JSON.parse(process.argv[2] ?? '{}') as ApiConfiguration);
console.log(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
