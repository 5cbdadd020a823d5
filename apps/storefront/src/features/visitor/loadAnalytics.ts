import { idle } from '../../app/idle.js';
import { trustedScriptUrl } from '../../app/trustedScriptUrl.js';

/** Google's script. The content security policy allows this origin when an analytics id is configured. */
const source = 'https://www.googletagmanager.com/gtag/js';

/** Loads Google's script when the browser is idle. Rejects when it cannot be loaded. */
export async function loadAnalytics(id: string): Promise<void> {
  await idle();
  const url = `${source}?id=${encodeURIComponent(id)}`;
  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.onload = resolve;
    script.onerror = () => reject(new Error('The analytics script could not be loaded'));
    script.src = trustedScriptUrl('mahd-analytics', url);
    document.head.append(script);
  });
}
