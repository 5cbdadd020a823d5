// Made by scripts/make-exports.mjs.
export * from './foundation/provider.js';
export * from './foundation/icons/index.js';
export * from './foundation/breakpoints.js';
export * from './foundation/VisuallyHidden.js';
export * from './actions/Button/index.js';
