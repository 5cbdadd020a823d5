export { ReadMore, type ReadMoreProps } from './ReadMore.js';
