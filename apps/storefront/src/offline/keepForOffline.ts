import type { createBrowserRouter } from 'react-router-dom';
import { trustedScriptUrl } from '../app/trustedScriptUrl.js';
import type { VisitedMessage } from './VisitedMessage.js';

/** Pages stay readable without a connection. Not for who asked the browser to save data. */
export async function keepForOffline(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!(serviceWorker as ServiceWorkerContainer | undefined) || connection?.saveData) return;
  await serviceWorker.register(trustedScriptUrl('mahd-service-worker', '/service-worker.js'));
  const { active } = await serviceWorker.ready;
  let told = '';
  const tell = () => {
    const visited = location.href.split('#')[0] ?? '';
    if (visited === told || router.state.navigation.state !== 'idle') return;
    told = visited;
    (serviceWorker.controller ?? active)?.postMessage({ visited } satisfies VisitedMessage);
  };
  tell();
  router.subscribe(tell);
}
