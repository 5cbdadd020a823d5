import type { ShopState } from '@mahd/data/store';
import type { Settings } from '../settings.js';

/** What a page carries for the browser, as JSON in its data block. */
export interface PageState {
  readonly settings: Settings;
  readonly shop: ShopState;
  /** What was rendered. Other addresses may have got the same page: those that no page has get one 404 page. */
  readonly address: string;
  /** Errors of the page by route id: a status and the failure to show. */
  readonly errors: Readonly<Record<string, { readonly status: number; readonly data: unknown }>> | null;
  readonly loaderData: Readonly<Record<string, null>>;
}
