import { MarketingAdmin } from '../accounts/marketingAdmin.js';
import { PromoAdmin } from '../cart/promoAdmin.js';
import type { OpenDatabase } from '../db/database.js';
import type { SignedTokens } from '../http/signedTokens.js';
import { MailAdmin } from '../mail/mailAdmin.js';
import { OrderAdmin } from '../orders/orderAdmin.js';
import { RefundAdmin } from '../refunds/refundAdmin.js';
import { ReturnAdmin } from '../returns/returnAdmin.js';
import { ReviewAdmin } from '../reviews/reviewAdmin.js';
import { StockAlertAdmin } from '../stockAlerts/stockAlertAdmin.js';
import type { AdminServices } from './Command.js';

/** Creates the admin services on an open database. */
export function createAdminServices(
  database: OpenDatabase,
  options: {
    readonly feedingRuleEnforced: boolean;
    readonly publicOrigin: string;
    /** Of the links in marketing mails. */
    readonly unsubscribeTokens: SignedTokens;
    readonly now: () => number;
    readonly onMail: () => void;
    readonly onRefund: () => void;
  },
): AdminServices {
  const { db, batchDb } = database;
  return {
    batchDb,
    orders: new OrderAdmin(db, options.now, () => {
      options.onMail();
      options.onRefund();
    }),
    refunds: new RefundAdmin(db, options.now, { onDue: options.onRefund, onMail: options.onMail }),
    returns: new ReturnAdmin(db, options.now, () => {
      options.onMail();
      options.onRefund();
    }),
    promos: new PromoAdmin(db),
    reviews: new ReviewAdmin(db),
    stockAlerts: new StockAlertAdmin(db),
    mails: new MailAdmin(db, options.now, options.onMail),
    marketing: new MarketingAdmin(db, { publicOrigin: options.publicOrigin, tokens: options.unsubscribeTokens }),
    feedingRuleEnforced: options.feedingRuleEnforced,
    now: options.now,
    backUp: (file) => database.backUp(file),
  };
}
