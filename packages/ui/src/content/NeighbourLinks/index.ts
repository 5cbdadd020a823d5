export { NeighbourLinks, type Neighbour, type NeighbourLinksProps } from './NeighbourLinks.js';
