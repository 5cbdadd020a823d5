export { SearchDropdown, type SearchDropdownProps, type SearchResult, type SearchTexts } from './SearchDropdown.js';
