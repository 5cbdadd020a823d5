import { query } from '../shop/database.mjs';
import { productCodes } from './stockShelf.mjs';
import { promoCode } from './visitors.mjs';

/** @typedef {{ stock: Map<string, number>, uses: number }} OpeningBooks `stock` by product code */
/** @typedef {{ acknowledged: number, stored: number, missing: number, doubled: number, stockAgrees: boolean, promoAgrees: boolean }} BooksResult `missing`: acknowledged and not stored; `doubled`: stored more than once */

/** What there is before the first order. @param {string} databaseUrl @returns {Promise<OpeningBooks>} */
export async function openBooks(databaseUrl) {
  const [promo] = await query(databaseUrl, `select used_count from promo_codes where code = '${promoCode}'`);
  return { stock: await stockOf(databaseUrl), uses: Number(promo?.used_count) };
}

/** @param {string} databaseUrl */
async function stockOf(databaseUrl) {
  const rows = await query(databaseUrl, 'select code, stock from variants');
  return new Map(rows.map(({ code, stock }) => [String(code), Number(stock)]));
}

/**
 * Whether every order that was confirmed is there once, and stock and promo code agree with what is there.
 * @param {string} databaseUrl @param {OpeningBooks} opening @param {readonly import('./visitors.mjs').Acknowledged[]} acknowledged @returns {Promise<BooksResult>}
 */
export async function checkBooks(databaseUrl, opening, acknowledged) {
  const orders = await query(databaseUrl, 'select idempotency_key::text as key, promo_code from orders');
  const keys = new Set(orders.map(({ key }) => key));
  const lines = await query(
    databaseUrl,
    'select product_code, sum(quantity)::int as pieces from order_lines group by product_code',
  );
  const sold = new Map(lines.map(({ product_code, pieces }) => [String(product_code), Number(pieces)]));
  const stock = await stockOf(databaseUrl);
  const [promo] = await query(
    databaseUrl,
    `select used_count, (select count(*)::int from promo_uses) as uses from promo_codes where code = '${promoCode}'`,
  );
  const withCode = orders.filter(({ promo_code }) => promo_code !== null).length;
  return {
    acknowledged: acknowledged.length,
    stored: orders.length,
    missing: acknowledged.filter(({ key }) => !keys.has(key)).length,
    doubled: orders.length - keys.size,
    stockAgrees:
      productCodes.every((code) => (opening.stock.get(code) ?? 0) - (stock.get(code) ?? 0) === (sold.get(code) ?? 0)) &&
      [...sold.values()].reduce((all, one) => all + one, 0) === orders.length,
    promoAgrees: Number(promo?.used_count) - opening.uses === withCode && Number(promo?.uses) === withCode,
  };
}
