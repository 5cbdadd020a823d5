/** What a page tells the service worker: the address it shows. */
export interface VisitedMessage {
  readonly visited: string;
}
