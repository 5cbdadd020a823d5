export { JumpLinks, type JumpLink, type JumpLinksProps } from './JumpLinks.js';
