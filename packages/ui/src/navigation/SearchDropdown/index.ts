export { SearchDropdown, type SearchDropdownProps } from './SearchDropdown.js';
export type { SearchGroup, SearchResult, SearchTexts } from './searchTypes.js';
