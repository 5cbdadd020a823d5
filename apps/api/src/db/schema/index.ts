export * from './catalog.js';
export * from './search.js';
