import { PromoDesk } from '../cart/promoDesk.js';
import type { OpenDatabase } from '../db/database.js';
import { MailDesk } from '../mail/desk.js';
import { OrderDesk } from '../orders/desk.js';
import { ReviewDesk } from '../reviews/desk.js';
import type { Desks } from './Command.js';

/** What operators' commands work with, on an open database. */
export function desksOf(
  database: OpenDatabase,
  options: { readonly enforced: boolean; readonly now: () => number; readonly onMail: () => void },
): Desks {
  const { db, unhurried } = database;
  return {
    unhurried,
    orders: new OrderDesk(db, options.now, options.onMail),
    promos: new PromoDesk(db),
    reviews: new ReviewDesk(db),
    mails: new MailDesk(db, options.now, options.onMail),
    enforced: options.enforced,
    backUp: (file) => database.backUp(file),
  };
}
