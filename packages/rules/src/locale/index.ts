export * from './arabic.js';
export * from './dates.js';
export * from './digits.js';
export * from './dubai.js';
export * from './format.js';
export * from './language.js';
export * from './phone.js';
export {
  formatMessage,
  type ArabicPluralForms,
  type EnglishPluralForms,
  type Message,
  type MessageValues,
  type PluralForms,
} from './plural.js';
