import { asc, eq, or } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { outbox, paymentEvents, reviews, sessions, stockAlerts, wishlistItems } from '../db/schema/index.js';
import { loadFullOrder } from '../orders/queries.js';
import { accountOrderView } from '../orders/accountView.js';
import { exportReturns } from '../returns/export.js';
import { mailSubject } from '../mail/subject.js';
import { messageOf } from '../jobs/outboxWriter.js';
import { findDefaultAddress, readAddressBook } from './addressBook.js';
import { isEventAbout, isMailAbout, isOwnMail, isOwnStockAlert, ownOrders, type OwnOrder } from './ownRecords.js';
import type { User } from './queries.js';
import { profileView } from './view.js';

/** All personal data of a user, in the contract's field names. */
export async function exportAccount(db: Database, user: User): Promise<object> {
  const own = await ownOrders(db, user);
  const views = [];
  for (const { order } of own) views.push(accountOrderView(await loadFullOrder(db, order)));
  const wishlist = await db
    .select({ product_code: wishlistItems.productCode, added_at: wishlistItems.addedAt })
    .from(wishlistItems)
    .where(eq(wishlistItems.userId, user.id))
    .orderBy(asc(wishlistItems.addedAt));
  const written = await db.select().from(reviews).where(eq(reviews.userId, user.id)).orderBy(asc(reviews.createdAt));
  const open = await db
    .select({ created_at: sessions.createdAt, used_at: sessions.usedAt, expires_at: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.userId, user.id))
    .orderBy(asc(sessions.createdAt));
  const awaited = await db
    .select({
      product_code: stockAlerts.productCode,
      language: stockAlerts.language,
      created_at: stockAlerts.createdAt,
      confirmed_at: stockAlerts.confirmedAt,
      notified_at: stockAlerts.notifiedAt,
    })
    .from(stockAlerts)
    .where(isOwnStockAlert(user))
    .orderBy(asc(stockAlerts.id));
  const returned = await exportReturns(
    db,
    own.map(({ order }) => order),
  );
  const { addresses } = await readAddressBook(db, user);
  return {
    profile: {
      ...profileView(user, await findDefaultAddress(db, user.id)),
      marketing_agreed_at: user.marketingAt,
      email_verified_at: user.emailVerifiedAt,
      language: user.language,
      changed_at: user.changedAt,
    },
    addresses,
    orders: views,
    returns: returned,
    wishlist,
    stock_alerts: awaited,
    reviews: written.map(({ productId, rating, name, language, title, comment, state, createdAt }) => ({
      product_id: productId,
      rating,
      name,
      language,
      title,
      comment,
      state,
      created_at: createdAt,
    })),
    sessions: open,
    ...(await mailsAndMessages(db, user, own)),
    payment_messages: await paymentMessages(db, own),
  };
}

/** The user's messages to the shop and the mails sent to the user. */
async function mailsAndMessages(db: Database, user: User, own: readonly OwnOrder[]): Promise<object> {
  const rows = await db
    .select()
    .from(outbox)
    .where(or(isOwnMail(user), own.length === 0 ? undefined : isMailAbout(own)))
    .orderBy(asc(outbox.id));
  const languageOf = new Map(own.map(({ order }) => [order.number, order.language]));
  const messages = [];
  const mails = [];
  for (const row of rows) {
    const { createdAt, doneAt } = row;
    const message = messageOf(row);
    if (message.kind === 'contact') {
      const { name, email, phone, message: text, language, receivedAt } = message;
      messages.push({ name, email, phone, message: text, language, received_at: receivedAt });
    } else if (doneAt !== null && createdAt >= user.createdAt) {
      const orderLanguage = ('orderNumber' in message && languageOf.get(message.orderNumber)) || user.language;
      mails.push({ subject: mailSubject(message, orderLanguage), sent_at: doneAt });
    }
  }
  return { messages, mails };
}

/** Payment provider messages about the user's orders, unchanged. */
async function paymentMessages(db: Database, own: readonly OwnOrder[]): Promise<object[]> {
  if (own.length === 0) return [];
  const rows = await db.select().from(paymentEvents).where(isEventAbout(own)).orderBy(asc(paymentEvents.id));
  return rows.map(({ tranRef, outcome, body, receivedAt }) => ({
    reference: tranRef,
    outcome,
    message: body,
    received_at: receivedAt,
  }));
}
