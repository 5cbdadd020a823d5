import { visit } from './visit.js';

await visit(0);
