/** Sent by a page to the service worker after each navigation. */
export interface VisitedMessage {
  /** URL of the page. */
  readonly visited: string;
  /** URLs of the files loaded since the last message. The worker did not see those loaded before it was active. */
  readonly files: readonly string[];
}

/** Sent by a page to the service worker once something is in the cart. */
export interface FilledCartMessage {
  readonly filledCart: true;
}
