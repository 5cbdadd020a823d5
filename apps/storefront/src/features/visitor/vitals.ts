import { matchRoutes } from 'react-router-dom';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { isLanguage } from '@mahd/rules/locale';
import type { VitalsReport } from '@mahd/data/visitor';
import { routeTable } from '../../routes.js';

/** The kinds of pages by route module. All others are `other`. */
const kinds: Readonly<Record<string, VitalsReport['page']>> = {
  'account/Login': 'account',
  'account/Profile': 'account',
  'account/Register': 'account',
  'account/RegisterSuccess': 'account',
  'account/Wishlist': 'account',
  'cart/Cart': 'cart',
  'catalog/Listing': 'listing',
  'catalog/MotherBabyProducts': 'listing',
  'catalog/Product': 'product',
  'checkout/Checkout': 'checkout',
  'checkout/OrderSuccess': 'checkout',
  'checkout/PaymentReturn': 'checkout',
  'content/About': 'reading',
  'content/Advisor': 'reading',
  'content/AdvisorCategory': 'reading',
  'content/Article': 'reading',
  'content/BabyCare': 'reading',
  'content/Blog': 'reading',
  'content/BlogPost': 'reading',
  'content/Bottlefeeding': 'reading',
  'content/Faq': 'reading',
  'content/FirstTimeFather': 'reading',
  'content/GoodToKnow': 'reading',
  'content/LimitedTimeOffer': 'listing',
  'content/MotherBabyWorld': 'reading',
  'content/PostPregnancyCare': 'reading',
  'content/StagesOfPregnancy': 'reading',
  'content/Videos': 'reading',
  'home/Home': 'home',
  'orders/Order': 'checkout',
  'orders/Tracking': 'account',
};

/** The kind of page of a path. The path itself is not reported because it can reveal what somebody looks for. */
export function pageKind(pathname: string): VitalsReport['page'] {
  const language = pathname.split('/')[1];
  const routes = routeTable.map(({ path, page }) => ({ path, page }));
  const page = matchRoutes(routes, pathname, isLanguage(language) ? `/${language}` : '/')?.at(-1)?.route.page;
  return kinds[page ?? ''] ?? 'other';
}

const fields = { CLS: 'cls', FCP: 'fcp', INP: 'inp', LCP: 'lcp', TTFB: 'ttfb' } as const;

/**
 * Measures the web vitals of the page and reports them once, when the page is hidden. A page that the browser restores
 * from its back/forward cache is measured and reported again.
 * @param allowed checked again before reporting, as consent can be withdrawn
 * @returns a function that stops reporting
 */
export function watchVitals(allowed: () => boolean, send: (report: VitalsReport) => void): () => void {
  const begin = (): VitalsReport => ({ page: pageKind(location.pathname) });
  /** Null once reported: the library goes on measuring after the page was hidden. */
  let report: VitalsReport | null = begin();
  const take = ({ name, value }: Metric) => {
    if (report) report[fields[name]] = value;
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(take);

  // The last event browsers fire reliably. The library listens on the window, while capturing, so its final values are here.
  const onVisibility = () => {
    if (document.visibilityState !== 'hidden' || !report) return;
    if (allowed()) send(report);
    report = null;
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) report = begin();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pageshow', onShow);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pageshow', onShow);
  };
}

/** Sends the report with `sendBeacon`, which also works while the page unloads. */
export function sendVitals(report: VitalsReport): void {
  navigator.sendBeacon('/api/vitals', new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
