export { ListingToolbar, type ListingToolbarProps } from './ListingToolbar.js';
