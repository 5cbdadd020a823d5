export { Matched, type MatchedProps } from './Matched.js';
