/** The shop cannot start; the message is a single line for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';

  /**
   * @param code stable identifier: directory-in-use, lock-unavailable, self-check-failed, database-damaged, database-
   * incomplete, database-missing, disk-full, database-unreachable, migration-failed, data-directory, database-exists,
   * no-backup, no-database, other-version, salvage-target, program-missing, program-failed
   */
  constructor(
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
