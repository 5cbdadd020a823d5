export * from './format.js';
export * from './language.js';
export * from './plural.js';
