import { expectAccessible } from './support/axe.js';
import { hydrated } from './support/hydrated.js';
import { loadWhole, overflow } from './support/loaded.js';
import { screens } from './support/screens.js';
import { watchShifts } from './support/shifts.js';
import { stylesTwice } from './support/stylesTwice.js';
import { expect, test } from './support/test.js';

/** Screens of one frame, where what another window would find is what it found in the others. */
const inTwoWindows = ['en-desktop', 'ar-phone'];

for (const { name, path, status = 200, kind } of screens) {
  test(`${name}: right status, language and heading; asks nothing again, styles nothing twice, moves nothing, nothing sideways, accessible`, async ({
    page,
    language,
    trouble,
  }, { project }) => {
    test.skip(
      kind === 'reading' && !inTwoWindows.includes(project.name),
      'looked at in English on a desktop and in Arabic on a phone',
    );
    if (status !== 200) trouble.allow(new RegExp(`\\b${status}\\b`));
    // Whether the typeface arrives before or after the first paint is chance; its swap has a test of its own.
    trouble.allow(/\.woff2|ERR_FAILED/);
    await page.route('**/*.woff2', (route) => route.abort());
    const shifts = await watchShifts(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // The country is asked by the browser alone: the server's pages are the same for everybody.
      if (pathname.startsWith('/api/') && !pathname.startsWith('/api/geo')) asked.push(pathname);
    });

    const response = await page.goto(`/${language}${path}`);
    expect(response?.status()).toBe(status);
    await hydrated(page);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', language);
    await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await stylesTwice(page)).toEqual([]);

    await loadWhole(page);
    expect(await shifts()).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
}
