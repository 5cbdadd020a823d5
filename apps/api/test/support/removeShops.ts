import fs from 'node:fs';
import { afterAll } from 'vitest';
import { shopsFolder } from './shop.js';

// Registered before the hooks of the test file, so it runs after they have closed their shops.
afterAll(() => fs.rmSync(shopsFolder(), { recursive: true, force: true }));
