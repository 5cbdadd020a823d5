import { isEmail } from './email.js';
import { isFilled, isMobile, type FormCheck } from './formChecks.js';

/** The contact form. */
export interface ContactValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
  readonly message: string;
}

/** The public tracking form: an order number with the e-mail or mobile of the order. */
export interface TrackingValues {
  readonly orderNumber: string;
  readonly contact: string;
}

/** The request to be notified when an item is in stock again. */
export interface StockAlertValues {
  readonly email: string;
}

/** The Get in touch form, in the order of its fields. */
export const CONTACT_CHECKS = [
  { field: 'firstName', messageKey: 'contact.firstNameRequired', passes: ({ firstName }) => isFilled(firstName) },
  { field: 'lastName', messageKey: 'contact.lastNameRequired', passes: ({ lastName }) => isFilled(lastName) },
  { field: 'email', messageKey: 'contact.emailRequired', passes: ({ email }) => isEmail(email) },
  { field: 'mobile', messageKey: 'contact.phoneRequired', passes: ({ mobile }) => isFilled(mobile) },
  { field: 'mobile', messageKey: 'contact.phoneInvalid', passes: ({ mobile }) => isMobile(mobile) },
  { field: 'message', messageKey: 'contact.messageRequired', passes: ({ message }) => isFilled(message) },
] as const satisfies readonly FormCheck<ContactValues>[];

/** The public tracking form. */
export const TRACKING_CHECKS = [
  { field: 'orderNumber', messageKey: 'tracking.errorNumber', passes: ({ orderNumber }) => isFilled(orderNumber) },
  { field: 'contact', messageKey: 'tracking.errorContact', passes: ({ contact }) => isFilled(contact) },
] as const satisfies readonly FormCheck<TrackingValues>[];

/** The request to be notified when an item is in stock again. */
export const STOCK_ALERT_CHECKS = [
  { field: 'email', messageKey: 'stockAlerts.emailInvalid', passes: ({ email }) => isEmail(email) },
] as const satisfies readonly FormCheck<StockAlertValues>[];
