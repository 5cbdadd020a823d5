import { useMatches } from 'react-router-dom';
import { loadedPageModule, type PageFrame } from '../app/routing/pageModules.js';
import type { RouteHandle } from '../app/routing/routeHandle.js';

/** The header and footer of the current page, if it has its own. */
export function usePageFrame(): PageFrame | undefined {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle && loadedPageModule(handle.entry.page)?.frame;
}
