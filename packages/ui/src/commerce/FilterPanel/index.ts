export {
  FilterPanel,
  type FilterChoice,
  type FilterGroup,
  type FilterLink,
  type FilterLinks,
  type FilterPanelProps,
  type FilterRange,
  type FilterToggle,
} from './FilterPanel.js';
