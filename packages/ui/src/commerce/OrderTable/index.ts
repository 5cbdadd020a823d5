export { OrderTable, type OrderRow, type OrderTableProps } from './OrderTable.js';
