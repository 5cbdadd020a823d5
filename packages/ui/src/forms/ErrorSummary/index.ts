export { ErrorSummary, type ErrorSummaryProps, type SummarizedError } from './ErrorSummary.js';
