/** Why the shop cannot start, in one sentence for the person at the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError';

  /**
   * `code` is a stable word: directory-in-use, lock-unavailable, self-check-failed, database-damaged, database-incomplete, database-missing, disk-full, database-unreachable,
   * migration-failed, data-directory, database-exists, no-backup, program-missing, program-failed.
   */
  constructor(
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
