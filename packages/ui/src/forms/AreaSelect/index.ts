export { AreaSelect, type AreaSelectProps } from './AreaSelect.js';
