export { LanguageChoice, type LanguageChoiceProps } from './LanguageChoice.js';
