import { query } from '../shop/database.mjs';
import { productCodes } from './importCatalogue.mjs';
import { promoCode } from './visitors.mjs';

/** @typedef {{ stock: Map<string, number>, uses: number }} Snapshot `stock` by product code */
/** @typedef {{ acknowledged: number, stored: number, missing: number, doubled: number, stockAgrees: boolean, promoAgrees: boolean }} ConsistencyResult `missing`: acknowledged and not stored; `doubled`: stored more than once */

/** Reads stock and promo code uses before the first order. @param {string} databaseUrl @returns {Promise<Snapshot>} */
export async function readSnapshot(databaseUrl) {
  const [promo] = await query(databaseUrl, `select used_count from promo_codes where code = '${promoCode}'`);
  return { stock: await stockOf(databaseUrl), uses: Number(promo?.used_count) };
}

/** @param {string} databaseUrl */
async function stockOf(databaseUrl) {
  const rows = await query(databaseUrl, 'select code, stock from variants');
  return new Map(rows.map(({ code, stock }) => [String(code), Number(stock)]));
}

/**
 * Checks that every confirmed order is stored once, and that stock and promo code uses match the orders.
 * @param {string} databaseUrl @param {Snapshot} before @param {readonly import('./visitors.mjs').Acknowledged[]} acknowledged @returns {Promise<ConsistencyResult>}
 */
export async function checkConsistency(databaseUrl, before, acknowledged) {
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
      productCodes.every((code) => (before.stock.get(code) ?? 0) - (stock.get(code) ?? 0) === (sold.get(code) ?? 0)) &&
      [...sold.values()].reduce((all, one) => all + one, 0) === orders.length,
    promoAgrees: Number(promo?.used_count) - before.uses === withCode && Number(promo?.uses) === withCode,
  };
}
