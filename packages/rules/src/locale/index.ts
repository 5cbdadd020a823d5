export * from './arabic.js';
export { commaOf } from './comma.js';
export * from './dateRange.js';
export {
  dubaiDate,
  formatDate,
  formatDateParts,
  formatTime,
  fromDubai,
  inDubai,
  MONTHS,
  type Moment,
} from './dates.js';
export * from './digits.js';
export * from './dubai.js';
export * from './format.js';
export * from './language.js';
export * from './languageNames.js';
export * from './phone.js';
export {
  formatMessage,
  type AnyPluralForms,
  type ArabicPluralForms,
  type EnglishPluralForms,
  type Message,
  type MessageValues,
  type PluralForms,
  type PluralRule,
} from './plural.js';
export { weekdayName } from './weekdays.js';
