import { toWire } from '@mahd/rules/shop';
import type { Shop } from '../store/index.js';
import { consentAtom } from './consent.js';
import { BRAND_LABEL, takeEventsAtom, waitingEventsAtom, type TrackedItem, type ShopEvent } from './track.js';

/** The part of `window` that Google Analytics uses. */
export interface AnalyticsWindow {
  dataLayer?: unknown[];
  readonly location: { readonly origin: string; readonly pathname: string };
  /** `ga-disable-<id>` stops the script immediately. */
  [flag: `ga-disable-${string}`]: boolean | undefined;
}

export interface AnalyticsOptions {
  /** Measurement id, `G-…`. */
  readonly id: string;
  readonly window: AnalyticsWindow;
  /** Loads Google's script when the page is idle. Called once, after consent. */
  readonly load: () => Promise<unknown>;
}

/**
 * Sends events to Google Analytics 4 according to the visitor's consent: nothing before the choice, queued events after
 * Accept, nothing after Reject. Advertising storage, remarketing and Google signals are always denied, because some
 * products may not be promoted. URLs are sent without query and hash, which may contain searches, ages, orders and
 * tokens.
 * @returns stops it
 */
export function startAnalytics({ store }: Shop, { id, window, load }: AnalyticsOptions): () => void {
  let started: Promise<unknown> | undefined;
  const dataLayer = (window.dataLayer ??= []);
  // Google's script requires the `arguments` object: it ignores arrays.
  function gtag(..._command: unknown[]) {
    // eslint-disable-next-line prefer-rest-params -- see above
    dataLayer.push(arguments);
  }
  const place = () => ({ page_location: window.location.origin + window.location.pathname });

  const start = () => {
    gtag('js', new Date());
    gtag('consent', 'default', {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
    });
    gtag('config', id, {
      ...place(),
      page_referrer: '',
      page_title: '',
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    });
    return load();
  };

  const follow = () => {
    const choice = store.get(consentAtom)?.choice;
    if (choice === undefined) return;
    window[`ga-disable-${id}`] = choice === 'rejected';
    const events = store.set(takeEventsAtom);
    if (choice === 'rejected') {
      if (started) gtag('consent', 'update', { analytics_storage: 'denied' });
      return;
    }
    if (started) gtag('consent', 'update', { analytics_storage: 'granted' });
    // Without the script, events stay in the queue, which is harmless.
    else started = start().catch(() => undefined);
    for (const event of events) gtag('event', event.name, { ...place(), ...ga4Parameters(event) });
  };

  const stops = [store.sub(consentAtom, follow), store.sub(waitingEventsAtom, follow)];
  follow();
  return () => stops.forEach((stop) => stop());
}

/** Maps an event to Google Analytics 4; amounts are AED. */
export function ga4Parameters(event: ShopEvent): Record<string, unknown> {
  const items = event.items.map((item) => ga4Item(item));
  if (event.name === 'view_item_list') return { item_list_id: event.list, item_list_name: event.list, items };
  const value =
    event.name === 'purchase'
      ? event.total
      : event.items.reduce((sum, { price, quantity = 1 }) => sum + (price ?? 0) * quantity, 0);
  return {
    currency: 'AED',
    value: toWire(value),
    ...(event.name === 'purchase' ? { transaction_id: event.orderNumber } : {}),
    items,
  };
}

const ga4Item = ({ id, name, category, variant, price, quantity = 1 }: TrackedItem) => ({
  item_id: id,
  item_name: name,
  item_brand: BRAND_LABEL,
  ...(category ? { item_category: category } : {}),
  ...(variant ? { item_variant: variant } : {}),
  ...(price === null ? {} : { price: toWire(price) }),
  quantity,
});
