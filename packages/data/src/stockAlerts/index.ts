/** Mails about sold-out items that are in stock again. */
export {
  confirmedEmailAtom,
  confirmStockAlertAtom,
  requestStockAlertAtom,
  stopStockAlertsAtom,
} from './stockAlerts.js';
export type { ConfirmedStockAlert, StockAlertLinkOutcome, StockAlertOutcome } from './stockAlerts.js';
