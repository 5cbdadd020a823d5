import crypto from 'node:crypto';
import { mock } from 'node:test';
import { packDirectory } from './packDirectory.js';
import { packedDirectory } from './packageRoot.js';

// The same sources give the same bytes: for the database it is always this moment, and it gets no random numbers. It is one with nothing secret in it.
mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-01-01T00:00:00Z') });
mock.method(crypto, 'randomFillSync', (bytes: Uint8Array) => bytes.fill(0));

// Part of the build. What a start on localhost wants; other choices are applied when the directory is first opened.
await packDirectory(packedDirectory, { seedDemo: true, regulatedFeeding: true });
