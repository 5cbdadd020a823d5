import { isRouteErrorResponse, useMatches } from 'react-router-dom';
import { useApp } from '../app/AppContext.js';

/** Whether the 404 page is shown. Then no navigation link is marked as current. */
export function useIsNotFound(): boolean {
  // Renders again whenever the router's state changes.
  useMatches();
  const errors = Object.values(useApp().routeErrors() ?? {});
  return errors.some((error) => isRouteErrorResponse(error) && error.status === 404);
}
