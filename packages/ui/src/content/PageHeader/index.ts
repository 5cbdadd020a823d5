export { PageHeader, type PageHeaderProps } from './PageHeader.js';
