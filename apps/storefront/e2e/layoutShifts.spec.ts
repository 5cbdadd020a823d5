import { recordLayoutShifts } from './support/layoutShifts.js';
import { test as sharedTest } from './support/sharedContext.js';
import { expect, test } from './support/test.js';

// Tests `recordLayoutShifts` itself, and what keeps fake clocks away from its users.
const once = { tag: '@once' };

for (const clock of ['of the browser', 'that runs ahead'])
  test(`what moves is reported, with the clock ${clock}`, once, async ({ page }) => {
    if (clock === 'that runs ahead') {
      await page.clock.install();
      await page.clock.runFor(60_000);
    }
    await page.route('**/moving', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Moving</title><p>A text</p>' }),
    );
    const shifts = await recordLayoutShifts(page);
    await page.goto('/moving');
    expect(await shifts()).toEqual([]);
    await page.evaluate(() =>
      document.body.prepend(Object.assign(document.createElement('h1'), { textContent: 'Late' })),
    );
    expect(await shifts()).toEqual([expect.stringContaining('at 0 px: body')]);
  });

sharedTest('the shared context refuses a fake clock, which would stay in it', once, async ({ page }) => {
  await expect(async () => page.clock.install()).rejects.toThrow('test.ts');
});
