import { get } from 'node:http';
import { say } from '../../scripts/workspace/step.mjs';
import { circumstances, writeReport } from '../report.mjs';
import { startBenchShop } from '../shop/startBenchShop.mjs';
import { besideOthers, onceEach, processorOfEach, rateOf } from './load.mjs';
import { startNginx } from './startNginx.mjs';
import { table } from './table.mjs';

const seconds = 8;
const page = '/en';
const listings = 200;
const atOnce = 8;

/** @typedef {import('./load.mjs').Rate} Rate */
/** @typedef {{ what: string, budget: number, cpu: number | null }} PageCost `budget` and `cpu` in ms of processor for one page */
/** @typedef {{ bytes: number, shop: Rate, nginx: Rate | null, costs: PageCost[], neighbour: import('./load.mjs').Neighbour, rendered: { what: string, pages: number, perSecond: number, median: number, p99: number }[] }} ServerResult */

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
  const costs = [];
  for (const { what, budget, path } of kinds)
    costs.push({
      what,
      budget,
      cpu: await processorOfEach(
        some.map((index) => `${shop.url}${path(index)}`),
        shop.pid,
      ),
    });
  const neighbour = await besideOthers(`${shop.url}${page}`, newListings(shop.url), atOnce);
  const body = await bodyOf(`${shop.url}${page}`);
  const nginx = await startNginx(body);
  if (nginx === undefined) say('nginx: not measured, there is none on this machine');
  const result = {
    bytes: body.length,
    shop: await rateOf(`${shop.url}${page}`, shop.pid, seconds),
    nginx: nginx === undefined ? null : await rateOf(nginx.url, nginx.pid, seconds),
    rendered,
    costs,
    neighbour,
  };
  shop.stop();
  const report = { ...taken, ...result };
  writeReport('server', report, table(report));
}

const some = Array.from({ length: 60 }, (_, index) => index);

/** Addresses that nobody has asked for before, by what they show, and what one may cost, ms of processor. */
const kinds = [
  { what: 'an address that leads nowhere', budget: 5, path: (/** @type {number} */ n) => `/en/nowhere-${n}` },
  { what: 'a product that is not there', budget: 5, path: (/** @type {number} */ n) => `/en/product/nothing-${n}` },
  { what: 'a tab that is not there', budget: 5, path: (/** @type {number} */ n) => `/en/about?active=nothing-${n}` },
  {
    what: 'a product',
    budget: 15,
    path: (/** @type {number} */ n) => `/en/product/single-electric-breast-pump?variant=${n}`,
  },
  { what: 'a listing', budget: 25, path: (/** @type {number} */ n) => `/en/products?maxPrice=${2000 + n}` },
  { what: 'a search', budget: 25, path: (/** @type {number} */ n) => `/en/products?q=bottle&maxPrice=${2000 + n}` },
];

/** Ever new lists, so that each is a rendering. @param {string} url */
function* newListings(url) {
  for (let price = 5000; ; price += 1) yield `${url}/en/products?maxPrice=${price}`;
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
