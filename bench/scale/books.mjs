import { query } from '../shop/database.mjs';
import { productCode } from './stockShelf.mjs';
import { promoCode } from './visitors.mjs';

/** @typedef {{ stock: number, uses: number }} OpeningBooks */
/** @typedef {{ acknowledged: number, stored: number, missing: number, doubled: number, stockAgrees: boolean, promoAgrees: boolean }} BooksResult `missing`: acknowledged and not stored; `doubled`: stored more than once */

/** What there is before the first order. @param {string} databaseUrl @returns {Promise<OpeningBooks>} */
export async function openBooks(databaseUrl) {
  const [variant] = await query(databaseUrl, `select stock from variants where code = '${productCode}'`);
  const [promo] = await query(databaseUrl, `select used_count from promo_codes where code = '${promoCode}'`);
  return { stock: Number(variant?.stock), uses: Number(promo?.used_count) };
}

/**
 * Whether every order that was confirmed is there once, and stock and promo code agree with what is there.
 * @param {string} databaseUrl @param {OpeningBooks} opening @param {readonly import('./visitors.mjs').Acknowledged[]} acknowledged @returns {Promise<BooksResult>}
 */
export async function checkBooks(databaseUrl, opening, acknowledged) {
  const orders = await query(databaseUrl, 'select idempotency_key::text as key, promo_code from orders');
  const keys = new Set(orders.map(({ key }) => key));
  const [sold] = await query(databaseUrl, `select coalesce(sum(quantity), 0)::int as pieces from order_lines where product_code = '${productCode}'`);
  const [variant] = await query(databaseUrl, `select stock from variants where code = '${productCode}'`);
  const [promo] = await query(databaseUrl, `select used_count, (select count(*)::int from promo_uses) as uses from promo_codes where code = '${promoCode}'`);
  const withCode = orders.filter(({ promo_code }) => promo_code !== null).length;
  return {
    acknowledged: acknowledged.length,
    stored: orders.length,
    missing: acknowledged.filter(({ key }) => !keys.has(key)).length,
    doubled: orders.length - keys.size,
    stockAgrees: opening.stock - Number(variant?.stock) === orders.length && Number(sold?.pieces) === orders.length,
    promoAgrees: Number(promo?.used_count) - opening.uses === withCode && Number(promo?.uses) === withCode,
  };
}
