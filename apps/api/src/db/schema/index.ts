export * from './accounts.js';
export * from './catalog.js';
export * from './search.js';
export * from './operations.js';
export * from './orders.js';
export * from './refunds.js';
export * from './returns.js';
export * from './stockAlerts.js';
