/** The kinds of pages that the API tells apart (`VITALS_PAGES` of the contract). */
type PageKind = 'home' | 'listing' | 'product' | 'reading' | 'cart' | 'checkout' | 'account' | 'other';

/** What is reported: times in ms, the shift without a unit. */
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

/** What kind of page an address leads to: nothing finer is reported, because an address can say what somebody looks for. */
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

/** The largest burst of layout shifts: less than a second between two of them, at most five seconds in all (web.dev, "Cumulative Layout Shift"). */
export function largestBurst(shifts: readonly Shift[]): number {
  let largest = 0;
  let [sum, begin, last] = [0, 0, -Infinity];
  for (const { value, startTime } of shifts) {
    if (startTime - last >= 1000 || startTime - begin >= 5000) [sum, begin] = [0, startTime];
    sum += value;
    last = startTime;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/**
 * Watches how fast this page is, from its beginning on, and reports it once, when the visitor leaves it.
 * @param allowed asked again at that moment: a consent may have been taken back
 * @returns stops it
 */
export function watchVitals(allowed: () => boolean, send: (vitals: Vitals) => void): () => void {
  const vitals: Vitals = { page: pageKind(location.pathname) };
  const shifts: Shift[] = [];
  const watch = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, ...options });
    return { observer, take };
  };
  const watches = [
    watch('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime)),
    watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (vitals.fcp = startTime)),
    watch('navigation', (entry) => (vitals.ttfb = (entry as PerformanceNavigationTiming).responseStart)),
    watch('layout-shift', (entry) => {
      const { value, startTime, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) shifts.push({ value, startTime });
    }),
    watch(
      'event',
      (entry) => {
        const { duration, interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
        if (interactionId > 0) vitals.inp = Math.max(vitals.inp ?? 0, duration);
      },
      { durationThreshold: 40 },
    ),
  ];
  const stop = () => {
    for (const one of watches) one?.observer.disconnect();
    document.removeEventListener('visibilitychange', leave);
  };
  // The last event that every browser is sure to give.
  function leave() {
    if (document.visibilityState !== 'hidden') return;
    for (const one of watches) one?.observer.takeRecords().forEach(one.take);
    stop();
    if (allowed()) send({ ...vitals, cls: largestBurst(shifts) });
  }
  document.addEventListener('visibilitychange', leave);
  return stop;
}

/** Hands the report to the browser, which sends it also when the page is gone by then. */
export function sendVitals(vitals: Vitals): void {
  navigator.sendBeacon('/api/vitals', new Blob([JSON.stringify(vitals)], { type: 'application/json' }));
}
