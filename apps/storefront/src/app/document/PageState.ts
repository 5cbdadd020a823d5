import type { ShopState } from '@mahd/data/store';
import type { ErrorResponse } from 'react-router-dom';
import type { Settings } from '../settings.js';

/** The shape that React Router's `isRouteErrorResponse` recognizes. */
export interface RouteErrorResponse extends ErrorResponse {
  readonly internal: boolean;
}

/** The state that the server sends with a page for hydration, as JSON. */
export interface PageState {
  readonly settings: Settings;
  readonly dispatchDate: string;
  readonly shop: ShopState;
  /** The URL that was rendered. It can differ from the current one: all unknown URLs share one 404 page. */
  readonly address: string;
  /** Error responses of the router, by route ID. */
  readonly errors: Record<string, RouteErrorResponse> | null;
  readonly loaderData: Record<string, null>;
}
