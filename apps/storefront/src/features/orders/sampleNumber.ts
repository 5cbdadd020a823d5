/** What an order number looks like. */
export const SAMPLE_NUMBER = 'MH-123456789';
