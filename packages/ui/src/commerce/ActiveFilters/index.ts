export { ActiveFilters, type ActiveFiltersProps } from './ActiveFilters.js';
