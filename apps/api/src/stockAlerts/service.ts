import type { Language, StockAlertAnswer, StockAlertConfirmed } from '@mahd/contract';
import { firstErrors, normalizeEmail, STOCK_ALERT_CHECKS } from '@mahd/rules/shop';
import type { User } from '../accounts/queries.js';
import type { Database } from '../db/database.js';
import { fieldProblem, invalidFields, notFound, ProblemError } from '../http/problem.js';
import { enqueueMail } from '../jobs/outboxWriter.js';
import type { StockAlertLinks } from './links.js';
import {
  confirmAlert,
  countOpenAlerts,
  deleteOpenAlerts,
  findAlert,
  findItem,
  saveAlert,
  type AwaitedItem,
} from './queries.js';

const HOUR_MS = 3600_000;
const DAY_SECONDS = 24 * 3600;
/** Open requests of one address. */
const MAX_OPEN = 50;

export interface StockAlertDependencies {
  readonly db: Database;
  readonly links: StockAlertLinks;
  readonly now: () => number;
  /** Called after a mail was queued. */
  readonly onMail: () => void;
}

/** An address that is to be mailed. */
export interface Recipient {
  readonly email: string;
  readonly userId: string | null;
  /** Whether it was confirmed before: by the account, or on this device. */
  readonly isConfirmed: boolean;
}

/** Requests to be mailed when a sold-out item is in stock again. */
export class StockAlertService {
  constructor(private readonly dependencies: StockAlertDependencies) {}

  /**
   * The recipient of a request. Throws a 422 for an invalid address.
   * @param token of an earlier confirmation; one of another address is ignored
   */
  async recipientOf(user: User | null, typed: string | undefined, token: string | undefined): Promise<Recipient> {
    if (user !== null) return { email: user.email, userId: user.id, isConfirmed: user.emailVerifiedAt !== null };
    const email = normalizeEmail(typed ?? '');
    const errors = firstErrors({ email }, STOCK_ALERT_CHECKS);
    if (errors.length > 0) throw invalidFields(errors.map(fieldProblem));
    return { email, userId: null, isConfirmed: token !== undefined && (await this.#isConfirmedBy(token, email)) };
  }

  /** The item, if it is sold out. */
  async awaited(productCode: string): Promise<AwaitedItem> {
    const item = await findItem(this.dependencies.db, productCode);
    if (item === undefined) throw notFound('unknown_product', 'Product not found.');
    if (item.stock > 0) throw new ProblemError(409, 'in_stock', 'This item is in stock.');
    return item;
  }

  /** Saves a request. An address that is not confirmed is mailed a link, also when it has asked before: one an hour. */
  async request(
    item: AwaitedItem,
    { email, userId, isConfirmed }: Recipient,
    language: Language,
  ): Promise<StockAlertAnswer> {
    const { db, now, onMail } = this.dependencies;
    const at = new Date(now());
    if ((await countOpenAlerts(db, email)) >= MAX_OPEN)
      throw new ProblemError(429, 'too_many_alerts', `This address waits for ${MAX_OPEN} items already.`, {
        headers: { 'retry-after': String(DAY_SECONDS) },
      });
    const alert = await saveAlert(db, {
      productCode: item.code,
      email,
      userId,
      language,
      createdAt: at,
      confirmedAt: isConfirmed ? at : null,
    });
    if (isConfirmed) return { status: 'waiting' };
    const request = `${alert.id}-${Math.floor(now() / HOUR_MS)}`;
    const message = { alertId: alert.id, email, language, product: item.name[language], request };
    await enqueueMail(db, { kind: 'stock-alert-confirmation', ...message }, at);
    onMail();
    return { status: 'confirmation_sent' };
  }

  /** Confirms the address of a mailed link. Repeating it has the same answer. */
  async confirm(token: string): Promise<StockAlertConfirmed> {
    const { db, links, now } = this.dependencies;
    const alert = await confirmAlert(db, subjectOf(links.confirm.read(token)), new Date(now()));
    if (alert === undefined) throw unknownLink();
    const item = await findItem(db, alert.productCode);
    if (item === undefined) throw notFound('unknown_product', 'Product not found.');
    return {
      email: alert.email,
      token: links.stop.issue(String(alert.id)),
      route: item.route,
      product_code: item.code,
      name: item.name.en,
      arabic: { name: item.name.ar },
      in_stock: item.stock > 0,
    };
  }

  /** Deletes the open requests of the address that a link was mailed to. */
  async stop(token: string): Promise<void> {
    const { db, links } = this.dependencies;
    const alert = await findAlert(db, subjectOf(links.stop.read(token)));
    if (alert === undefined) throw unknownLink();
    await deleteOpenAlerts(db, alert.email);
  }

  async #isConfirmedBy(token: string, email: string): Promise<boolean> {
    const { db, links } = this.dependencies;
    const read = links.stop.read(token);
    if (read === null || read.isExpired) return false;
    const alert = await findAlert(db, Number(read.subject));
    return alert?.email === email && alert.confirmedAt !== null;
  }
}

function subjectOf(link: { readonly subject: string; readonly isExpired: boolean } | null): number {
  if (link === null) throw unknownLink();
  if (link.isExpired) throw new ProblemError(410, 'expired_link', 'This link has expired.');
  return Number(link.subject);
}

function unknownLink(): ProblemError {
  return notFound('unknown_link', 'There is no request for this link.');
}
