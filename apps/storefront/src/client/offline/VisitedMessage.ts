/** Sent by a page to the service worker after each navigation. */
export interface VisitedMessage {
  /** The page's address. */
  readonly visited: string;
  /** Addresses of the files loaded since the last message. The worker has not seen those that came before it was active. */
  readonly files: readonly string[];
}
