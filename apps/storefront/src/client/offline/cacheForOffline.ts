import type { createBrowserRouter } from 'react-router-dom';
import { trustedScriptUrl } from '../../app/trustedScriptUrl.js';
import type { VisitedMessage } from './VisitedMessage.js';

/** Delay before the worker is installed on a first visit, so that it does not compete with the page, in ms. */
const firstVisitMs = 8000;

/**
 * Registers the service worker and reports visited pages to it. Does nothing in data saver mode.
 * @param filledCart resolves to the address of the cart once it is worth caching
 */
export async function cacheForOffline(
  router: ReturnType<typeof createBrowserRouter>,
  filledCart: Promise<string>,
): Promise<void> {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!(serviceWorker as ServiceWorkerContainer | undefined) || connection?.saveData) return;
  let lastVisited = '';
  let pending: string[] = [];
  let reportedFiles = 0;
  let worker: ServiceWorker | null = null;
  const loadedFiles = () => {
    const files = performance.getEntriesByType('resource').slice(reportedFiles);
    reportedFiles += files.length;
    return files.map(({ name }) => name);
  };
  const send = () => {
    for (const visited of pending)
      (serviceWorker.controller ?? worker)?.postMessage({ visited, files: loadedFiles() } satisfies VisitedMessage);
    pending = [];
  };
  const report = (visited: string) => {
    pending.push(visited);
    // Visits are queued until the worker is active.
    if (worker) send();
  };
  const recordVisit = () => {
    const visited = location.href.split('#')[0] ?? '';
    if (visited === lastVisited || router.state.navigation.state !== 'idle') return;
    lastVisited = visited;
    report(visited);
  };
  recordVisit();
  router.subscribe(recordVisit);
  // Without its code the cart is cached when it is visited.
  filledCart.then(
    (address) => report(location.origin + address),
    () => undefined,
  );
  if (!serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, firstVisitMs));
  await serviceWorker.register(trustedScriptUrl('mahd-service-worker', '/service-worker.js'));
  worker = (await serviceWorker.ready).active;
  send();
}
