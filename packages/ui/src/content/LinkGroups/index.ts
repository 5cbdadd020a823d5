export { LinkGroups, type LinkGroupItem, type LinkGroupsProps } from './LinkGroups.js';
