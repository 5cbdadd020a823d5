import { use } from 'react';
import { loadWithRetry } from '@mahd/ui/lazyWithRetry';
import { useApp, useLanguage } from '../app/AppContext.js';
import type { Messages } from '../app/messages.js';
import type { DomainName } from '../messages/domains.js';

const coming = new WeakMap<Messages, Map<DomainName, Promise<void>>>();

/** One promise for every attempt to render. */
function come(messages: Messages, domain: DomainName): Promise<void> {
  const known = coming.get(messages) ?? new Map<DomainName, Promise<void>>();
  const promise = known.get(domain) ?? loadWithRetry(() => messages.load([domain]));
  coming.set(messages, known.set(domain, promise));
  return promise;
}

/** The words of a part that the first view does without: a page that the server has written lacks them until the part is there. */
export function useMessages(domain: DomainName): Messages {
  const messages = useApp().state.messagesOf(useLanguage());
  // Waited for once, they are asked for again also when they are there: React repeats a rendering that has waited, and loses its place among the hooks without this one.
  if (coming.get(messages)?.has(domain) || !messages.has(domain)) use(come(messages, domain));
  return messages;
}
