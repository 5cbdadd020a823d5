export { OrderSummary, type OrderSummaryProps, type SummaryRow } from './OrderSummary.js';
