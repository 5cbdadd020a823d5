import type { Language } from '@mahd/contract';
import { formatMessage, languageOfPath } from '@mahd/rules/locale';
import type { OutboxMessage } from '../jobs/outboxWriter.js';
import { mailTexts } from './texts/index.js';

/** The subject of a queued mail. */
export function mailSubject(message: OutboxMessage, orderLanguage: Language): string {
  switch (message.kind) {
    case 'contact':
      return formatMessage(message.language, mailTexts[message.language].contact.subject, { name: message.name });
    case 'verification':
      return mailTexts[languageOfPath(message.redirectPath)].verification.subject;
    case 'already-registered':
      return mailTexts[message.language].alreadyRegistered.subject;
    case 'password-reset':
      return mailTexts[message.language].passwordReset.subject;
    case 'password-changed':
      return mailTexts[message.language].passwordChanged.subject;
    case 'stock-alert':
    case 'stock-alert-confirmation': {
      const { stockAlert, stockAlertConfirmation } = mailTexts[message.language];
      const { subject } = message.kind === 'stock-alert' ? stockAlert : stockAlertConfirmation;
      return formatMessage(message.language, subject, { product: message.product });
    }
    case 'order-confirmation':
      return formatMessage(orderLanguage, mailTexts[orderLanguage].orderConfirmation.subject, {
        orderNumber: message.orderNumber,
      });
    case 'refund':
      return formatMessage(orderLanguage, mailTexts[orderLanguage].refund[message.event].subject, {
        orderNumber: message.orderNumber,
      });
    case 'return-change': {
      const { returnChange, returnState } = mailTexts[orderLanguage];
      return formatMessage(orderLanguage, returnChange.subject, {
        returnNumber: message.returnNumber,
        state: returnState[message.state],
      });
    }
    case 'status-change': {
      const { statusChange, status } = mailTexts[orderLanguage];
      return formatMessage(orderLanguage, statusChange.subject, {
        orderNumber: message.orderNumber,
        status: status[message.status],
      });
    }
  }
}
