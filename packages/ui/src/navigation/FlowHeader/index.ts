export { FlowHeader, type FlowHeaderProps } from './FlowHeader.js';
