import { get } from 'node:http';
import { say } from '../../scripts/workspace/step.mjs';
import { circumstances, writeReport } from '../report.mjs';
import { startBenchShop } from '../shop/startBenchShop.mjs';
import { onceEach, rateOf } from './load.mjs';
import { startNginx } from './startNginx.mjs';
import { table } from './table.mjs';

const seconds = 8;
const page = '/en';
const listings = 200;
const atOnce = 8;

/** @typedef {import('./load.mjs').Rate} Rate */
/** @typedef {{ bytes: number, shop: Rate, nginx: Rate | null, rendered: { what: string, pages: number, perSecond: number, median: number, p99: number }[] }} ServerResult */

/** How many visitors one process serves, with the page kept and without. */
export async function benchServer() {
  const taken = circumstances();
  const shop = await startBenchShop();
  // A new shop has rendered nothing: every address that shows something else is a rendering.
  const products = await productPages(shop.url);
  const rendered = [
    {
      what: 'listing of 12 products',
      pages: listings,
      ...(await onceEach(
        Array.from({ length: listings }, (_, index) => `${shop.url}/en/products?maxPrice=${1000 + index}`),
        atOnce,
      )),
    },
    { what: 'product page', pages: products.length, ...(await onceEach(products, atOnce)) },
  ];
  const body = await bodyOf(`${shop.url}${page}`);
  const nginx = await startNginx(body);
  if (nginx === undefined) say('nginx: not measured, there is none on this machine');
  const result = {
    bytes: body.length,
    shop: await rateOf(`${shop.url}${page}`, shop.pid, seconds),
    nginx: nginx === undefined ? null : await rateOf(nginx.url, nginx.pid, seconds),
    rendered,
  };
  shop.stop();
  const report = { ...taken, ...result };
  writeReport('server', report, table(report));
}

/** Every product's page in both languages, from the site map. @param {string} url */
async function productPages(url) {
  const texts = await Promise.all(
    ['/sitemap.xml', ...(await mapsIn(url))].map(async (path) => (await fetch(new URL(path, url))).text()),
  );
  const found = texts.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]*\/(?:en|ar)\/product\/[^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    ),
  );
  if (found.length === 0) throw new Error('The site map names no product.');
  return [...new Set(found)].map((path) => `${url}${path}`);
}

/** @param {string} url */
async function mapsIn(url) {
  const text = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]*\/sitemaps\/[^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

/** The brotli bytes of a page, as they are on the wire. @param {string} url @returns {Promise<Buffer>} */
const bodyOf = (url) =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (/** @type {Buffer} */ part) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts)));
    }).on('error', reject);
  });
