/** The page kinds the API accepts (`VITALS_PAGES` in the contract). */
type PageKind = 'home' | 'listing' | 'product' | 'reading' | 'cart' | 'checkout' | 'account' | 'other';

/** Web vitals of a page: times in ms, `cls` without unit. */
export interface Vitals {
  readonly page: PageKind;
  lcp?: number;
  fcp?: number;
  ttfb?: number;
  inp?: number;
  cls?: number;
}

const kinds: Readonly<Record<string, PageKind>> = {
  '': 'home',
  products: 'listing',
  'mother-baby-products': 'listing',
  product: 'product',
  bottlefeeding: 'reading',
  'limited-time-offer': 'listing',
  cart: 'cart',
  checkout: 'checkout',
  order: 'checkout',
  login: 'account',
  register: 'account',
  profile: 'account',
  wishlist: 'account',
  tracking: 'account',
  'order-tracking': 'account',
  about: 'reading',
  faq: 'reading',
  'product-faqs': 'reading',
  'mother-baby-world': 'reading',
  'good-to-know': 'reading',
  'breastfeeding-advisor': 'reading',
  blog: 'reading',
  video: 'reading',
  'stages-of-pregnancy': 'reading',
  'post-pregnancy-care': 'reading',
  'baby-care': 'reading',
  'first-time-father': 'reading',
};

/** The kind of page of a path. The path itself is not reported because it can reveal what somebody looks for. */
export function pageKind(pathname: string): PageKind {
  const [first = ''] = pathname
    .replace(/^\/(en|ar)(?=\/|$)/, '')
    .replace(/^\//, '')
    .split('/');
  return kinds[first] ?? 'other';
}

interface Shift {
  readonly value: number;
  readonly startTime: number;
}

/** Cumulative Layout Shift: the largest session window, with gaps under 1 s and at most 5 s in total. */
export function cumulativeLayoutShift(shifts: readonly Shift[]): number {
  let largest = 0;
  let [sum, start, last] = [0, 0, -Infinity];
  for (const { value, startTime } of shifts) {
    if (startTime - last >= 1000 || startTime - start >= 5000) [sum, start] = [0, startTime];
    sum += value;
    last = startTime;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/**
 * Measures the web vitals of the page and reports them once, when the page is hidden.
 * @param allowed checked again before reporting, as consent can be withdrawn
 * @returns a function that stops measuring
 */
export function watchVitals(allowed: () => boolean, send: (vitals: Vitals) => void): () => void {
  const vitals: Vitals = { page: pageKind(location.pathname) };
  const shifts: Shift[] = [];
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void, options: object = {}) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
    observer.observe({ type, buffered: true, ...options });
    return { observer, onEntry };
  };
  const observed = [
    observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime)),
    observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (vitals.fcp = startTime)),
    observe('navigation', (entry) => (vitals.ttfb = (entry as PerformanceNavigationTiming).responseStart)),
    observe('layout-shift', (entry) => {
      const { value, startTime, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) shifts.push({ value, startTime });
    }),
    observe(
      'event',
      (entry) => {
        const { duration, interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
        if (interactionId > 0) vitals.inp = Math.max(vitals.inp ?? 0, duration);
      },
      { durationThreshold: 40 },
    ),
  ];
  const stop = () => {
    for (const entry of observed) entry?.observer.disconnect();
    document.removeEventListener('visibilitychange', onHidden);
  };
  // The last event browsers fire reliably.
  function onHidden() {
    if (document.visibilityState !== 'hidden') return;
    for (const entry of observed) entry?.observer.takeRecords().forEach(entry.onEntry);
    stop();
    if (allowed()) send({ ...vitals, cls: cumulativeLayoutShift(shifts) });
  }
  document.addEventListener('visibilitychange', onHidden);
  return stop;
}

/** Sends the report with `sendBeacon`, which also works while the page unloads. */
export function sendVitals(vitals: Vitals): void {
  navigator.sendBeacon('/api/vitals', new Blob([JSON.stringify(vitals)], { type: 'application/json' }));
}
