export { ChangeList, type ChangeListProps, type LineChange } from './ChangeList.js';
