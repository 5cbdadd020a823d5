import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArguments, ensureChromium } from '../machine/chromium.mjs';
import { serveFolder } from '../suites/static-server.mjs';
import { inRoot } from '../workspace/root.mjs';
import { StepError } from '../workspace/step.mjs';
import { must } from './pack.mjs';

/** @typedef {{ name: string, tarball: string }} Packed */

/**
 * Makes an app outside the workspace that has the tarballs and nothing else of this repository.
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
    // The tarballs name one another by version, and no registry has them yet.
    overrides: Object.fromEntries(Object.keys(tarballs).map((name) => [name, `$${name}`])),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  await must('Installing the tarballs', 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
  });
  await must('Checking the types of the app', 'npx', ['tsc', '-p', '.'], { cwd: folder });
}

/** @param {string} folder @param {string[]} args */
const vite = (folder, args) =>
  must('Building the app', 'npx', ['vite', 'build', '--logLevel', 'error', ...args], { cwd: folder });

/** @param {string} file */
const bytes = (file) => statSync(file).size;

/**
 * One component from the root entry must cost what it costs from its own, and bring nothing else with it.
 * @param {string} folder
 * @returns {Promise<{ own: number, root: number }>} minified bytes
 */
export async function shakeTree(folder) {
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
    const stranger = /order-table|swiper|floating-ui/.exec(readFileSync(file, 'utf8'));
    if (stranger) throw new StepError(`A button from ${entry} brings "${stranger[0]}" with it.`);
  }
  if (sizes.root > sizes.own * 1.02)
    throw new StepError(`A button is ${sizes.own} bytes from its own entry and ${sizes.root} from the root.`);
  return sizes;
}

/**
 * Looks at a page in both languages: no message, right direction, the app's own brand, a dialog that opens.
 * @param {string} what
 * @param {(language: 'en' | 'ar') => string} address
 */
async function look(what, address) {
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
      const wrong = [];
      page.on('console', (message) => wrong.push(message.text()));
      page.on('pageerror', (error) => wrong.push(error.message));
      await page.goto(address(language));
      const button = page.getByRole('button', { name: add });
      await button.waitFor();
      const { dir, brand, accent, phone } = await page.evaluate(() => ({
        dir: document.documentElement.dir,
        brand: getComputedStyle(document.documentElement).getPropertyValue('--color-accent').trim(),
        accent: getComputedStyle(/** @type {Element} */ (document.querySelector('[data-part=button]'))).backgroundColor,
        phone: document.querySelector('input')?.value,
      }));
      const seen = { dir, brand, accent, phone };
      const wanted = {
        dir: language === 'ar' ? 'rtl' : 'ltr',
        brand: '#7a3f20',
        accent: 'rgb(122, 63, 32)',
        phone: '501234567',
      };
      if (JSON.stringify(seen) !== JSON.stringify(wanted))
        wrong.push(`saw ${JSON.stringify(seen)}, wanted ${JSON.stringify(wanted)}`);
      await button.click();
      await page.getByRole('dialog').getByText(price).waitFor();
      if (wrong.length > 0) throw new StepError(`${what} is wrong (${language}).`, wrong.join('\n'));
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

/** A bare Vite app, rendered in the browser. @param {string} folder */
export async function checkBrowserApp(folder) {
  await vite(folder, ['--outDir', 'built-browser']);
  const { url, close } = await serveFolder(join(folder, 'built-browser'));
  try {
    await look('The app rendered in the browser', (language) => `${url}/?language=${language}`);
  } finally {
    close();
  }
}

/** The same page rendered by Node, which loads the packages as they are, and taken over in the browser. @param {string} folder */
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
    await look('The app rendered on the server', (language) => `http://127.0.0.1:${port}/${language}`);
  } finally {
    server.close();
    server.closeAllConnections();
    files.close();
  }
}
