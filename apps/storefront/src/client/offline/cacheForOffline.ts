import type { createBrowserRouter } from 'react-router-dom';
import { trustedScriptUrl } from '../../app/trustedScriptUrl.js';
import type { VisitedMessage } from './VisitedMessage.js';

/** How long a first visit has line and processor for itself, ms: the worker fetches all the shop's code. */
const firstVisitMs = 8000;

/** Pages stay readable without a connection. Not for who asked the browser to save data. */
export async function cacheForOffline(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!(serviceWorker as ServiceWorkerContainer | undefined) || connection?.saveData) return;
  let told = '';
  let untold: string[] = [];
  let worker: ServiceWorker | null = null;
  const tell = () => {
    for (const visited of untold)
      (serviceWorker.controller ?? worker)?.postMessage({ visited } satisfies VisitedMessage);
    untold = [];
  };
  const note = () => {
    const visited = location.href.split('#')[0] ?? '';
    if (visited === told || router.state.navigation.state !== 'idle') return;
    told = visited;
    untold.push(visited);
    // Until the worker stands, pages are kept for it.
    if (worker) tell();
  };
  note();
  router.subscribe(note);
  if (!serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, firstVisitMs));
  await serviceWorker.register(trustedScriptUrl('mahd-service-worker', '/service-worker.js'));
  worker = (await serviceWorker.ready).active;
  tell();
}
