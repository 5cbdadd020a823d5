export { SupplierInfo, type SupplierFact, type SupplierInfoProps } from './SupplierInfo.js';
