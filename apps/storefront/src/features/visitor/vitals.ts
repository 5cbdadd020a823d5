import { matchRoutes } from 'react-router-dom';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { isLanguage } from '@mahd/rules/locale';
import type { VitalsReport } from '@mahd/data/visitor';
import { routeTable } from '../../routes.js';

/** The kind of page of a path. The path itself is not reported because it can reveal what somebody looks for. */
export function pageKind(pathname: string): VitalsReport['page'] {
  const language = pathname.split('/')[1];
  const routes = routeTable.map(({ path, kind }) => ({ path, kind }));
  return matchRoutes(routes, pathname, isLanguage(language) ? `/${language}` : '/')?.at(-1)?.route.kind ?? 'other';
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
