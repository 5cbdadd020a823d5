import { formatMessage } from '@mahd/rules/locale';
import type { Database } from '../db/database.js';
import type { StockAlertMessage } from '../jobs/outboxWriter.js';
import type { MailContent } from '../mail/message.js';
import { mailTexts } from '../mail/texts/index.js';
import type { StockAlertLinks } from './links.js';
import { findAlert, findItem } from './queries.js';

interface MailContext {
  readonly id: string;
  readonly publicOrigin: string;
  readonly links: StockAlertLinks;
}

/**
 * Composes a mail about stock; null if the request was withdrawn. It names the product and nothing else: some products
 * may not be advertised.
 */
export async function stockAlertMail(
  db: Database,
  { kind, alertId, language, product }: StockAlertMessage,
  { id, publicOrigin, links }: MailContext,
): Promise<MailContent | null> {
  const alert = await findAlert(db, alertId);
  const item = alert && (await findItem(db, alert.productCode));
  if (alert === undefined || item === undefined) return null;
  const all = mailTexts[language];
  const page = `${publicOrigin}/${language}/stock-alert`;
  const linkTo = (name: 'confirm' | 'stop') => `${page}#${name}=${links[name].issue(String(alertId))}`;
  const texts = kind === 'stock-alert' ? all.stockAlert : all.stockAlertConfirmation;
  const text = (template: string) => formatMessage(language, template, { product: `\u2068${product}\u2069` });
  return {
    id,
    to: alert.email,
    language,
    subject: formatMessage(language, texts.subject, { product }),
    preheader: text(texts.preheader),
    firstName: null,
    blocks: [text(texts.text)],
    button: {
      label: texts.button,
      href:
        kind === 'stock-alert'
          ? `${publicOrigin}/${language}/product/${item.route}?variant=${encodeURIComponent(item.code)}`
          : linkTo('confirm'),
    },
    after: texts.after,
    unsubscribe: { label: all.stopStockAlerts, href: linkTo('stop') },
  };
}
