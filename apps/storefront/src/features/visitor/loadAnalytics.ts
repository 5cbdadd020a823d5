import { idle } from '../../app/idle.js';
import { trustedScriptUrl } from '../../app/trustedScriptUrl.js';

/** Google's script. The content security policy of serve allows this origin where an id is configured. */
const source = 'https://www.googletagmanager.com/gtag/js';

/** Fetches Google's script when the page is idle. Rejects when it cannot be had. */
export async function loadAnalytics(id: string): Promise<void> {
  await idle();
  const url = `${source}?id=${encodeURIComponent(id)}`;
  await new Promise((resolve, refuse) => {
    const script = document.createElement('script');
    script.async = true;
    script.onload = resolve;
    script.onerror = () => refuse(new Error('The analytics script could not be fetched'));
    script.src = trustedScriptUrl('mahd-analytics', url);
    document.head.append(script);
  });
}
