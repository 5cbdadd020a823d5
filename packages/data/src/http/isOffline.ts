/** Whether the device knows that it has no connection. */
export const isOffline = () => globalThis.navigator?.onLine === false;
