export { inLanguage, type InLanguageOptions } from './inLanguage.js';
export { measureParts, mirrorDifferences, type PartBox } from './mirror.js';
