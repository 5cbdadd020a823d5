/**
 * Gives a key to history entries the browser creates: the first one, and those of in-page links. `ScrollRestoration` stores
 * scroll positions by `location.key`, which of all these is `default` (as its reference says of the first), so that each
 * would have the position of another. The router has no option for it: `getKey` is also called for an entry that was left,
 * whose `history.state` is out of reach, and a navigation that replaces the entry runs its loaders. So the key is written
 * where the script of `ScrollRestoration` writes it with the router's own server rendering: into `history.state.key`, for
 * the router to read. `idx` is what it assumes of an entry without state. To be called before the router is created.
 */
export function keyHistoryEntries(): void {
  const addKey = () => {
    const state = history.state as { key?: string } | null;
    if (!state?.key) history.replaceState({ idx: null, ...state, key: String(Math.random()) }, '');
  };
  addKey();
  addEventListener('popstate', addKey);
}
