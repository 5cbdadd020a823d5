import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.js';

/** Inserts cash orders with two lines, history and mails directly. */
export async function writeOrders(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    with made as (
      insert into orders (number, idempotency_key, request_hash, status, payment_method, language, email, mobile, first_name, last_name, address_type,
          address, emirate, area, products_value_fils, discount_fils, sub_total_fils, promo_discount_fils, shipping_fils, final_total_fils, vat_fils,
          hold, created_at, placed_at, changed_at)
        select 'MH-' || lpad(i::text, 8, '0'), gen_random_uuid(), md5(i::text), 'pending', 'cod', 'en', 'shopper-' || i || '@example.ae', '+971501234567',
          'Aisha', 'Ali', 'home', 'Villa 12, street 4', 'dubai', 'Jumeirah', 10000, 0, 10000, 0, 1500, 11500, 500, 'kept', now(), now(), now()
        from generate_series(1, ${count}::int) i
        returning id, number
    ), lines as (
      insert into order_lines (order_id, position, product_code, route, texts, quantity, price_fils, discounted_fils, line_total_fils, regulated_feeding)
        select id, position, 'MH-BF-0001', 'blanket', '{}', 1, 5000, 5000, 5000, false from made, generate_series(1, 2) position
    ), steps as (
      insert into order_history (order_id, status, at) select id, 'pending', now() from made
    )
    insert into outbox (kind, dedupe_key, payload, run_at, done_at)
      select 'order-confirmation', number, jsonb_build_object('orderNumber', number), now(), now() from made`);
}
