import { useLayoutEffect, useState } from 'react';
import type { FormDraft } from './createFormDraft.js';

/**
 * The values of a form from its draft; `null` at first, and without a draft. Give the form another `key` then: hydration needs the empty values of the server,
 * and the draft is restored right after, before anybody types.
 */
export function useRestoredDraft<Form extends object>(
  { load }: Pick<FormDraft<Partial<Form>>, 'load'>,
  empty: Form,
): Form | null {
  const [restored, setRestored] = useState<Form | null>(null);
  useLayoutEffect(() => {
    const draft = load();
    if (Object.values(draft).some(Boolean)) setRestored({ ...empty, ...draft });
  }, [load, empty]);
  return restored;
}
