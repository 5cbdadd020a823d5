import { get } from 'node:http';
import { log } from '../../scripts/workspace/cli.mjs';
import { environment, writeReport } from '../report.mjs';
import { startBenchShop } from '../shop/startBenchShop.mjs';
import { cpuPerRequest, latencyUnderLoad, requestEach, requestRate } from './measureLoad.mjs';
import { serveWithNginx } from './serveWithNginx.mjs';
import { table } from './table.mjs';

const seconds = 8;
const page = '/en';
const listings = 200;
const atOnce = 8;

/** @typedef {import('./measureLoad.mjs').Rate} Rate */
/** @typedef {{ what: string, budget: number, cpu: number | null }} PageCost `budget` and `cpu` in ms of CPU time per page */
/** @typedef {{ bytes: number, shop: Rate, nginx: Rate | null, costs: PageCost[], neighbour: import('./measureLoad.mjs').Neighbour, rendered: { what: string, pages: number, perSecond: number, median: number, p99: number }[] }} ServerResult */

/** Measures one process with cached and uncached pages. */
export async function benchServer() {
  const measuredOn = environment();
  const shop = await startBenchShop();
  // The cache of a new shop is empty, so every URL is rendered.
  const products = await productPages(shop.url);
  const rendered = [
    {
      what: 'listing of 12 products',
      pages: listings,
      ...(await requestEach(
        Array.from({ length: listings }, (_, index) => `${shop.url}/en/products?maxPrice=${1000 + index}`),
        atOnce,
      )),
    },
    { what: 'product page', pages: products.length, ...(await requestEach(products, atOnce)) },
  ];
  const costs = [];
  for (const { what, budget, path } of uncachedPages)
    costs.push({
      what,
      budget,
      cpu: await cpuPerRequest(
        indexes.map((index) => `${shop.url}${path(index)}`),
        shop.pid,
      ),
    });
  const neighbour = await latencyUnderLoad(`${shop.url}${page}`, newListings(shop.url), atOnce);
  const body = await bodyOf(`${shop.url}${page}`);
  const nginx = await serveWithNginx(body);
  if (nginx === undefined) log('nginx: skipped, not available on this machine');
  const result = {
    bytes: body.length,
    shop: await requestRate(`${shop.url}${page}`, shop.pid, seconds),
    nginx: nginx === undefined ? null : await requestRate(nginx.url, nginx.pid, seconds),
    rendered,
    costs,
    neighbour,
  };
  shop.stop();
  const report = { ...measuredOn, ...result };
  writeReport('server', report, table(report));
}

const indexes = Array.from({ length: 60 }, (_, index) => index);

/** Uncached pages; budgets in ms of CPU time. */
const uncachedPages = [
  { what: 'unknown path', budget: 5, path: (/** @type {number} */ n) => `/en/nowhere-${n}` },
  { what: 'unknown product', budget: 5, path: (/** @type {number} */ n) => `/en/product/nothing-${n}` },
  { what: 'unknown tab', budget: 5, path: (/** @type {number} */ n) => `/en/about?active=nothing-${n}` },
  {
    what: 'product',
    budget: 15,
    path: (/** @type {number} */ n) => `/en/product/single-electric-breast-pump?reviews=${n + 2}`,
  },
  { what: 'listing', budget: 25, path: (/** @type {number} */ n) => `/en/products?maxPrice=${2000 + n}` },
  { what: 'search', budget: 25, path: (/** @type {number} */ n) => `/en/products?q=bottle&maxPrice=${2000 + n}` },
];

/** Listings that are not in the cache. @param {string} url */
function* newListings(url) {
  for (let price = 5000; ; price += 1) yield `${url}/en/products?maxPrice=${price}`;
}

/** The product pages in both languages, from the sitemap. @param {string} url */
async function productPages(url) {
  const texts = await Promise.all(
    ['/sitemap.xml', ...(await mapsIn(url))].map(async (path) => (await fetch(new URL(path, url))).text()),
  );
  const found = texts.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]*\/(?:en|ar)\/product\/[^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    ),
  );
  if (found.length === 0) throw new Error('The sitemap contains no product.');
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
