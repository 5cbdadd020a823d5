import { chromium } from '@playwright/test';
const [base, out, ...specs] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
for (const spec of specs) {
  const [lang, width, path, full, dark] = spec.split(',');
  const w = Number(width);
  const ctx = await browser.newContext({ viewport: { width: w, height: w < 700 ? 740 : 900 }, locale: lang === 'ar' ? 'ar-AE' : 'en-AE', isMobile: w < 700, hasTouch: w < 700, reducedMotion: 'reduce', colorScheme: dark ? 'dark' : 'light' });
  const page = await ctx.newPage();
  await page.goto(`${base}/${lang}${path}`);
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.evaluate(() => { for (const b of document.querySelectorAll('[data-part=consent-banner] button')) { b.click(); break; } }).catch(()=>{});
  if (full) { for (let y = 0; y < 6000; y += 400) { await page.evaluate((t) => scrollTo(0, t), y); await page.waitForTimeout(30); } await page.evaluate(() => scrollTo(0, 0)); }
  await page.waitForTimeout(400);
  const name = `${lang}-${width}-${path.replace(/[^\w]+/g, '_')}${dark ? '-dark' : ''}.png`;
  await page.screenshot({ path: `${out}/${name}`, fullPage: !!full });
  console.log(name);
  await ctx.close();
}
await browser.close();
