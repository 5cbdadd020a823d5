/** What failed, for operators. Of a statement only the database's reason: the statement has personal data. */
export function failureOf(error: unknown): string {
  const { message, cause } = error as Error;
  if (!(error instanceof Error && 'query' in error)) return message;
  return `the database says “${cause instanceof Error ? cause.message : 'no reason'}”`;
}
