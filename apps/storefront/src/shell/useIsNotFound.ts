import { useContext } from 'react';
import { isRouteErrorResponse, UNSAFE_DataRouterStateContext as RouterState } from 'react-router-dom';

/** Whether the 404 page is shown. Then no navigation link is marked as current. */
export function useIsNotFound(): boolean {
  const errors: unknown[] = Object.values(useContext(RouterState)?.errors ?? {});
  return errors.some((error) => isRouteErrorResponse(error) && error.status === 404);
}
