export { Tooltip, type TooltipProps, type TooltipReason } from './Tooltip.js';
