import { useContext } from 'react';
import { isRouteErrorResponse, UNSAFE_DataRouterStateContext as RouterState } from 'react-router-dom';

/** Whether the 404 page is shown. It is the same at every address, so nothing around it says where one is. */
export function useIsNotFound(): boolean {
  const errors: unknown[] = Object.values(useContext(RouterState)?.errors ?? {});
  return errors.some((error) => isRouteErrorResponse(error) && error.status === 404);
}
