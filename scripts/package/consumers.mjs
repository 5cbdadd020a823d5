import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArguments, ensureChromium } from '../machine/chromium.mjs';
import { serveFolder } from '../suites/static-server.mjs';
import { inRoot } from '../workspace/root.mjs';
import { CommandError } from '../workspace/cli.mjs';
import { runOrThrow } from '../workspace/command.mjs';

/** @typedef {{ name: string, tarball: string }} Packed */

/**
 * Creates an app outside the workspace that depends on the tarballs only.
 * @param {string} folder
 * @param {Packed[]} packed
 */
export async function makeConsumer(folder, packed) {
  cpSync(inRoot('scripts/package/consumer'), folder, { recursive: true });
  const { devDependencies: versions } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const tools = ['react', 'react-dom', 'styled-components', '@types/react', '@types/react-dom', 'typescript', 'vite'];
  const tarballs = Object.fromEntries(packed.map(({ name, tarball }) => [`@mahd/${name}`, `file:${tarball}`]));
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...tarballs, ...Object.fromEntries(tools.map((tool) => [tool, versions[tool]])) },
    // The tarballs depend on each other by version, and no registry has these versions yet.
    overrides: Object.fromEntries(Object.keys(tarballs).map((name) => [name, `$${name}`])),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  await runOrThrow('Installing the tarballs', 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
  });
  await runOrThrow('Checking the types of the app', 'npx', ['tsc', '-p', '.'], { cwd: folder });
}

/** @param {string} folder @param {string[]} args */
const vite = (folder, args) =>
  runOrThrow('Building the app', 'npx', ['vite', 'build', '--logLevel', 'error', ...args], { cwd: folder });

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

/**
 * Checks a page in both languages: empty console, direction, the app's own brand, a dialog that opens.
 * @param {string} name in error messages
 * @param {(language: 'en' | 'ar') => string} urlOf
 */
async function checkPage(name, urlOf) {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumArguments,
  });
  try {
    for (const [language, add, price] of /** @type {const} */ ([
      ['en', 'Add to cart', 'AED 55.25'],
      ['ar', 'إضافة إلى السلة', '55.25'],
    ])) {
      const page = await browser.newPage();
      /** @type {string[]} */
      const problems = [];
      page.on('console', (message) => problems.push(message.text()));
      page.on('pageerror', (error) => problems.push(error.message));
      await page.goto(urlOf(language));
      const button = page.getByRole('button', { name: add });
      await button.waitFor();
      const { dir, brand, accent, phone } = await page.evaluate(() => ({
        dir: document.documentElement.dir,
        brand: getComputedStyle(document.documentElement).getPropertyValue('--color-accent').trim(),
        accent: getComputedStyle(/** @type {Element} */ (document.querySelector('[data-part=button]'))).backgroundColor,
        phone: document.querySelector('input')?.value,
      }));
      const actual = { dir, brand, accent, phone };
      const expected = {
        dir: language === 'ar' ? 'rtl' : 'ltr',
        brand: '#7a3f20',
        accent: 'rgb(122, 63, 32)',
        phone: '501234567',
      };
      if (JSON.stringify(actual) !== JSON.stringify(expected))
        problems.push(`expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
      await button.click();
      await page.getByRole('dialog').getByText(price).waitFor();
      if (problems.length > 0) throw new CommandError(`${name} is broken (${language}).`, problems.join('\n'));
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

/** A plain Vite app, rendered in the browser. @param {string} folder */
export async function checkBrowserApp(folder) {
  await vite(folder, ['--outDir', 'built-browser']);
  const { url, close } = await serveFolder(join(folder, 'built-browser'));
  try {
    await checkPage('The app rendered in the browser', (language) => `${url}/?language=${language}`);
  } finally {
    close();
  }
}

/** The same page rendered by Node from the installed packages, and hydrated in the browser. @param {string} folder */
export async function checkServerApp(folder) {
  writeFileSync(
    join(folder, 'client.config.js'),
    "export default { build: { outDir: 'built-client', rolldownOptions: { input: 'client.tsx', output: { entryFileNames: 'client.js' } } } };\n",
  );
  await vite(folder, ['--config', 'client.config.js']);
  await vite(folder, ['--ssr', 'server.tsx', '--outDir', 'built-server']);
  process.env.NODE_ENV = 'production';
  const { page } = await import(pathToFileURL(join(folder, 'built-server/server.js')).href);
  const files = await serveFolder(join(folder, 'built-client'));
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (path.endsWith('.js')) {
      const file = await fetch(files.url + path);
      return response.writeHead(file.status, { 'content-type': 'text/javascript' }).end(await file.text());
    }
    return response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(page(path === '/ar' ? 'ar' : 'en', '/client.js'));
  });
  const port = await new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(/** @type {import('node:net').AddressInfo} */ (server.address()).port)),
  );
  try {
    await checkPage('The app rendered on the server', (language) => `http://127.0.0.1:${port}/${language}`);
  } finally {
    server.close();
    server.closeAllConnections();
    files.close();
  }
}
