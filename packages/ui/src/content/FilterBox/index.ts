export { FilterBox, type FilterBoxProps } from './FilterBox.js';
