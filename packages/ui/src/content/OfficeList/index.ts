export { OfficeList, type Office, type OfficeListProps } from './OfficeList.js';
