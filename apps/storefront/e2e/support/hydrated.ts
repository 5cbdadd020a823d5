import type { Page } from '@playwright/test';

/** Whether React has taken over the server's HTML. Runs in the page. */
export function isHydrated(): boolean {
  interface Fiber {
    stateNode?: { current?: { memoizedState?: { isDehydrated?: boolean } } };
  }
  const root = document.getElementById('root') as unknown as Record<string, Fiber> | null;
  const container = Object.keys(root ?? {}).find((key) => key.startsWith('__reactContainer'));
  return container !== undefined && root?.[container]?.stateNode?.current?.memoizedState?.isDehydrated === false;
}

/** Waits until React has taken over the server's HTML: from then on a press does what it says, and a mismatch has been told. */
export async function hydrated(page: Page) {
  await page.waitForFunction(isHydrated);
}

/** Waits until React has also taken over what waits for an idle moment, see `deferred`; it asks for the visitor's country then. */
export async function settled(page: Page) {
  await hydrated(page);
  await page.waitForFunction(() => localStorage.getItem('ipApiData') !== null);
  await page.waitForLoadState('networkidle');
}
