import { use } from 'react';
import { loadWithRetry } from '@mahd/ui/lazyWithRetry';
import { useApp, useLanguage } from '../app/AppContext.js';
import type { Messages } from '../app/messages.js';
import type { DomainName } from '../messages/domains.js';

const pending = new WeakMap<Messages, Map<DomainName, Promise<void>>>();

/** Returns the same promise for every render attempt, as `use` requires. */
function loadDomain(messages: Messages, domain: DomainName): Promise<void> {
  const promises = pending.get(messages) ?? new Map<DomainName, Promise<void>>();
  const promise = promises.get(domain) ?? loadWithRetry(() => messages.load([domain]));
  pending.set(messages, promises.set(domain, promise));
  return promise;
}

/** Messages of a domain the first view does not need. Suspends until they are loaded. */
export function useMessages(domain: DomainName): Messages {
  const messages = useApp().state.messagesOf(useLanguage());
  // Once suspended, always call `use` again: hook order must match.
  if (pending.get(messages)?.has(domain) || !messages.has(domain)) use(loadDomain(messages, domain));
  return messages;
}
