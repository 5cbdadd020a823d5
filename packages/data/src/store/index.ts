/** The state of a request or tab: store, query client, hydration and persistence. */
export { browserStorage } from './browserStorage.js';
export { createShopStore } from './createShopStore.js';
export type { SharedAnswers, Shop } from './createShopStore.js';
export { httpAtom } from './httpAtom.js';
export { dehydrateShop, hydrateShop, isComplete } from './hydration.js';
export type { ShopState } from './hydration.js';
export { persistedAtom, ROOT_KEY, startPersistence, storageNoticeAtom } from './persistence.js';
export type { Persistence, PersistenceOptions, RootStorage, StorageNotice } from './persistence.js';
export { personalAtom, resetPersonalAtom, visitorGenerationAtom } from './personalAtom.js';
export { queryAtomFamily } from './queryAtomFamily.js';
export type { NamedQuery, QueryResult } from './queryAtomFamily.js';
