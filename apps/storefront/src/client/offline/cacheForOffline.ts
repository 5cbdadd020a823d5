import type { createBrowserRouter } from 'react-router-dom';
import { cartLinesAtom } from '@mahd/data/cart';
import { trustedScriptUrl } from '../../app/trustedScriptUrl.js';
import type { AppState } from '../../app/AppState.js';
import type { FilledCartMessage, VisitedMessage } from './workerMessages.js';

/** Delay before the worker is installed on a first visit, so that it does not compete with the page, in ms. */
const firstVisitMs = 8000;

/** Registers the service worker and reports visited pages and a filled cart to it. Does nothing in data saver mode. */
export async function cacheForOffline(
  router: ReturnType<typeof createBrowserRouter>,
  store: AppState['shop']['store'],
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
  const post = (message: VisitedMessage | FilledCartMessage) =>
    (serviceWorker.controller ?? worker)?.postMessage(message);
  const send = () => {
    for (const visited of pending) post({ visited, files: loadedFiles() });
    pending = [];
  };
  const recordVisit = () => {
    const visited = location.href.split('#')[0] ?? '';
    if (visited === lastVisited || router.state.navigation.state !== 'idle') return;
    lastVisited = visited;
    pending.push(visited);
    // Visits are queued until the worker is active.
    if (worker) send();
  };
  recordVisit();
  router.subscribe(recordVisit);
  if (!serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, firstVisitMs));
  await serviceWorker.register(trustedScriptUrl('mahd-service-worker', '/service-worker.js'));
  worker = (await serviceWorker.ready).active;
  send();
  const sendFilledCart = () => {
    if (store.get(cartLinesAtom).length === 0) return;
    stop();
    post({ filledCart: true });
  };
  const stop = store.sub(cartLinesAtom, sendFilledCart);
  sendFilledCart();
}
