/**
 * Gives a key to history entries the browser creates: the first one, and those of in-page links. The router stores scroll
 * positions by key. To be called before the router is created, so that it reads the key.
 */
export function keyHistoryEntries(): void {
  const addKey = () => {
    const state = history.state as { key?: string } | null;
    if (!state?.key) history.replaceState({ idx: null, ...state, key: String(Math.random()) }, '');
  };
  addKey();
  addEventListener('popstate', addKey);
}
