import { isRouteErrorResponse } from 'react-router-dom';
import { useRouteErrors } from '../app/routeErrors.js';

/** Whether the 404 page is shown. Then no navigation link is marked as current. */
export function useIsNotFound(): boolean {
  const errors = Object.values(useRouteErrors() ?? {});
  return errors.some((error) => isRouteErrorResponse(error) && error.status === 404);
}
