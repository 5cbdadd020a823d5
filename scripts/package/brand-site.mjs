import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArguments, ensureChromium } from '../machine/chromium.mjs';
import { serveFolder } from '../suites/static-server.mjs';
import { inRoot } from '../workspace/root.mjs';
import { CommandError } from '../workspace/cli.mjs';
import { runOrThrow } from '../workspace/command.mjs';
import { readmeExample } from './readme-example.mjs';

/** @typedef {{ name: string, tarball: string, unpacked: string }} Packed */

const notSources = new Set(['node_modules', 'dist']);

/**
 * Copies `examples/brand-site` out of the repository, installs it with the tarballs in place of the published
 * packages, checks its types and builds it.
 * @param {string} folder
 * @param {Packed[]} packed
 * @throws {CommandError}
 */
export async function buildSite(folder, packed) {
  const example = inRoot('examples/brand-site');
  cpSync(example, folder, { recursive: true, filter: (path) => path === example || !notSources.has(basename(path)) });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const { name, unpacked } of packed) {
    const { version } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
    const range = manifest.dependencies[`@mahd/${name}`];
    if (range && range !== `^${version}`)
      throw new CommandError(`examples/brand-site depends on @mahd/${name} ${range}. The version here is ${version}.`);
  }
  const tarballs = Object.fromEntries(packed.map(({ name, tarball }) => [`@mahd/${name}`, `file:${tarball}`]));
  Object.assign(manifest.dependencies, tarballs);
  // The tarballs depend on each other by version, and no registry has these versions yet.
  manifest.overrides = Object.fromEntries(Object.keys(tarballs).map((name) => [name, `$${name}`]));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  // The site itself does not use @mahd/data.
  writeFileSync(join(folder, 'src/Shelf.tsx'), readmeExample());
  await runOrThrow('Installing the tarballs', 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
  });
  await runOrThrow('Building the site', 'npm', ['run', 'build'], { cwd: folder });
  await runOrThrow(
    'Importing @mahd/data',
    process.execPath,
    ['--input-type=module', '-e', "import '@mahd/data/cart'"],
    {
      cwd: folder,
    },
  );
}

/** @param {string} folder @param {string[]} args */
const vite = (folder, args) =>
  runOrThrow('Building a component', 'npx', ['vite', 'build', '--logLevel', 'error', ...args], { cwd: folder });

/** @param {string} file */
const bytes = (file) => statSync(file).size;

/**
 * A component imported from the root entry must cost the same as from its own entry, without other components.
 * @param {string} folder
 * @returns {Promise<{ own: number, root: number }>} minified bytes
 */
export async function checkTreeShaking(folder) {
  const sizes = { own: 0, root: 0 };
  for (const [name, entry] of /** @type {const} */ ([
    ['own', '@mahd/ui/Button'],
    ['root', '@mahd/ui'],
  ])) {
    writeFileSync(join(folder, `${name}.js`), `export { Button } from '${entry}';\n`);
    writeFileSync(
      join(folder, `${name}.config.js`),
      `export default { build: { outDir: 'shaken-${name}', minify: true, lib: { entry: '${name}.js', formats: ['es'], fileName: '${name}' }, rolldownOptions: { external: [/^react/, /^styled-components/] } } };\n`,
    );
    await vite(folder, ['--config', `${name}.config.js`]);
    const file = join(folder, `shaken-${name}/${name}.js`);
    sizes[name] = bytes(file);
    const unrelated = /order-table|swiper|floating-ui/.exec(readFileSync(file, 'utf8'));
    if (unrelated) throw new CommandError(`Importing Button from ${entry} also bundles "${unrelated[0]}".`);
  }
  if (sizes.root > sizes.own * 1.02)
    throw new CommandError(`Button is ${sizes.own} bytes from its own entry and ${sizes.root} from the root.`);
  return sizes;
}

const family = 'Readex Pro Variable';

/** What the site defines in `src/brand.ts`. */
const colors = {
  light: { accent: 'oklch(0.42 0.09 145)', paper: 'oklch(0.985 0.012 85)' },
  dark: { accent: 'oklch(0.82 0.1 145)', paper: 'oklch(0.2 0.015 70)' },
};

const texts = {
  en: {
    direction: 'ltr',
    locale: 'en-GB',
    heading: 'Honey from the mountains of Hatta',
    notes: 'Tasting notes',
    price: 'AED 153',
    fields: ['Name', 'E-mail', 'Mobile number', 'Message'],
    errors: ['Enter your name', 'Enter an e-mail address, such as name@example.com', 'Write a message'],
    sent: 'Thank you for your message.',
    schemes: { light: 'Light', dark: 'Dark' },
  },
  ar: {
    direction: 'rtl',
    locale: 'ar-AE',
    heading: 'عسل من جبال حتّا',
    notes: 'المذاق',
    price: '153',
    fields: ['الاسم', 'البريد الإلكتروني', 'رقم الجوال', 'الرسالة'],
    errors: ['اكتب اسمك', 'اكتب بريدًا إلكترونيًا صحيحًا، مثل name@example.com', 'اكتب رسالتك'],
    sent: 'شكرًا على رسالتك.',
    schemes: { light: 'فاتح', dark: 'داكن' },
  },
};

/** @typedef {keyof typeof texts} Language */
/** @typedef {keyof typeof colors} Scheme */
/** @typedef {import('playwright').Page} Page */

/** @param {string} what @param {unknown} actual @param {unknown} expected @throws {CommandError} */
function expectEqual(what, actual, expected) {
  const [found, wanted] = [actual, expected].map((value) => JSON.stringify(value));
  if (found !== wanted) throw new CommandError(`${what}: expected ${wanted}, got ${found}.`);
}

/** Document, brand and missing picture. @param {Page} page @param {Language} language @param {Scheme} scheme */
async function checkLook(page, language, scheme) {
  const look = await page.evaluate(async (family) => {
    await document.fonts.ready;
    const { lang, dir } = document.documentElement;
    const style = (/** @type {string} */ selector) =>
      getComputedStyle(/** @type {Element} */ (document.querySelector(selector)));
    return {
      lang,
      dir,
      action: style('main [data-part=link-button]').backgroundColor,
      accent: style('html').getPropertyValue('--color-accent'),
      paper: style('html').backgroundColor,
      colorScheme: style('html').colorScheme,
      radius: style('input[name=name]').borderRadius,
      ownFont: style('body').fontFamily.includes(family) && document.fonts.check(`16px '${family}'`),
      missingPictures: [...document.querySelectorAll('[data-missing]')].map((picture) =>
        getComputedStyle(picture, '::before').maskImage.includes('svg'),
      ),
    };
  }, family);
  expectEqual('Look', look, {
    lang: language,
    dir: texts[language].direction,
    // A filled button has one colour in both schemes.
    action: colors.light.accent,
    ...colors[scheme],
    colorScheme: scheme,
    radius: '2px',
    ownFont: true,
    missingPictures: [true, true],
  });
}

/** A dialog with a price, and Escape. @param {Page} page @param {Language} language */
async function checkDialog(page, language) {
  const { notes, price } = texts[language];
  const button = page.getByRole('button', { name: notes }).first();
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(price).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** The contact form by keyboard: errors at their fields, corrected one by one. @param {Page} page @param {Language} language */
async function checkForm(page, language) {
  const { fields, errors, sent } = texts[language];
  const { keyboard } = page;
  const shownErrors = () => page.locator('form [data-part=error-message]').allInnerTexts();
  const focused = () =>
    page.evaluate(() => {
      const control = /** @type {HTMLInputElement} */ (document.activeElement);
      return { label: control.labels?.[0]?.innerText.replace(/ \(.*\)$/, ''), invalid: control.ariaInvalid };
    });
  const describedBy = () =>
    page.evaluate(() =>
      (document.activeElement?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.innerText),
    );

  await page.locator('input[name=name]').focus();
  for (const label of fields) {
    expectEqual('Focused field', await focused(), { label, invalid: null });
    await keyboard.press('Tab');
  }
  await keyboard.press('Enter');
  expectEqual('Errors of an empty form', await shownErrors(), errors);
  expectEqual('Focus after errors', await focused(), { label: fields[0], invalid: 'true' });
  expectEqual('Description of the first field', await describedBy(), [errors[0]]);

  for (const typed of ['مريم Maryam', 'maryam', '٠٥٠ ١٢٣ ٤٥٦٧', '2 × 500 g']) {
    await keyboard.insertText(typed);
    await keyboard.press('Tab');
  }
  await keyboard.press('Enter');
  expectEqual('Errors of a wrong address', await shownErrors(), [errors[1]]);
  expectEqual('Focus after a wrong address', await focused(), { label: fields[1], invalid: 'true' });
  expectEqual('Phone number', await page.locator('input[name=phone]').inputValue(), '501234567');

  await keyboard.insertText('@example.com');
  await keyboard.press('Enter');
  await page.getByRole('status').getByText(sent).waitFor();
  expectEqual('Errors of a sent form', await shownErrors(), []);
  expectEqual('Fields of a sent form', await page.locator('input[name=email]').inputValue(), '');
}

/** A chosen scheme wins over the device, also after reloading. @param {Page} page @param {Language} language @param {Scheme} scheme */
async function checkSchemes(page, language, scheme) {
  const other = scheme === 'light' ? 'dark' : 'light';
  await page.getByRole('radio', { name: texts[language].schemes[other] }).check();
  await checkLook(page, language, other);
  await page.reload();
  await page.getByRole('radio', { name: texts[language].schemes[other], checked: true }).waitFor();
  await checkLook(page, language, other);
}

/**
 * One page in a browser of one language and scheme, which must log nothing.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {Language} language
 * @param {Scheme} scheme
 */
async function checkPage(browser, url, language, scheme) {
  const context = await browser.newContext({
    locale: texts[language].locale,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfailed', (request) => problems.push(`${request.url()} failed`));
  try {
    await page.goto(url);
    await page.getByRole('heading', { level: 1, name: texts[language].heading }).waitFor();
    await checkLook(page, language, scheme);
    await checkDialog(page, language);
    await checkForm(page, language);
    await checkSchemes(page, language, scheme);
    const other = language === 'en' ? 'ar' : 'en';
    await page.getByRole('banner').locator(`a[hreflang=${other}]`).click();
    await page.getByRole('heading', { level: 1, name: texts[other].heading }).waitFor();
    await checkLook(page, other, scheme === 'light' ? 'dark' : 'light');
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  await context.close();
  if (problems.length > 0) throw new CommandError(`${url} is broken (${language}, ${scheme}).`, problems.join('\n'));
}

/**
 * Checks the built site in both languages and schemes: the root page, rendered in the browser, and the pages rendered on the
 * server.
 * @param {string} folder
 * @throws {CommandError}
 */
export async function checkSite(folder) {
  const { url, close } = await serveFolder(join(folder, 'dist/client'));
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });
  try {
    for (const language of /** @type {const} */ (['en', 'ar'])) {
      const { direction, heading } = texts[language];
      const html = await (await fetch(`${url}/${language}/`)).text();
      for (const part of [`<html lang="${language}" dir="${direction}">`, `>${heading}</h1>`, '--color-accent'])
        if (!html.includes(part))
          throw new CommandError(`The page rendered on the server (${language}) has no ${part}`);
      for (const scheme of /** @type {const} */ (['light', 'dark'])) {
        await checkPage(browser, `${url}/`, language, scheme);
        await checkPage(browser, `${url}/${language}/`, language, scheme);
      }
    }
  } finally {
    await browser.close();
    close();
  }
}
