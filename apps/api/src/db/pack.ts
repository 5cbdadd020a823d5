import crypto from 'node:crypto';
import { mock } from 'node:test';
import { packDirectory } from './packDirectory.js';
import { packedDirectory } from './packageRoot.js';

// Fixed time and random numbers make the build reproducible. The archive holds no secrets.
mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-01-01T00:00:00Z') });
mock.method(crypto, 'randomFillSync', (bytes: Uint8Array) => bytes.fill(0));

// Packs the defaults for localhost; other settings are applied when the directory is first opened.
await packDirectory(packedDirectory, { seedDemo: true, regulatedFeeding: true });
