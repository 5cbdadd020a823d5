/** Whether the device knows that it has no connection. */
export const isOffline = () => globalThis.navigator?.onLine === false;

/** The message of a call without a response. */
export const networkMessageKey = (offline: boolean) => (offline ? 'errors.offline' : 'errors.network');
