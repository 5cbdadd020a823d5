export { Fold, type FoldProps } from './Fold.js';
