export { PreviousNextLinks, type PreviousNextLink, type PreviousNextLinksProps } from './PreviousNextLinks.js';
