import type { ShopState } from '@mahd/data/store';
import type { ErrorResponse } from 'react-router-dom';
import type { Settings } from '../settings.js';

/** As `isRouteErrorResponse` recognises it. */
export interface RouteErrorResponse extends ErrorResponse {
  readonly internal: boolean;
}

/** What a page carries for the browser, as JSON in its data block. */
export interface PageState {
  readonly settings: Settings;
  readonly shop: ShopState;
  /** What was rendered. Other addresses may have got the same page: those that no page has get one 404 page. */
  readonly address: string;
  /** The router's error responses by route id, each with the failure to show. */
  readonly errors: Record<string, RouteErrorResponse> | null;
  readonly loaderData: Record<string, null>;
}
