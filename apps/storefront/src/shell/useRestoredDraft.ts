import { useLayoutEffect, useState } from 'react';
import type { FormDraft } from './createFormDraft.js';

/**
 * The first values of a form that keeps a draft. Give it another `key` when they change from `empty`: hydration needs the empty values of the server, and the
 * draft is restored right after, before anybody types.
 */
export function useRestoredDraft<Form extends object>(
  { load }: Pick<FormDraft<Partial<Form>>, 'load'>,
  empty: Form,
): Form {
  const [initial, setInitial] = useState(empty);
  useLayoutEffect(() => {
    const draft = load();
    if (Object.values(draft).some(Boolean)) setInitial({ ...empty, ...draft });
  }, [load, empty]);
  return initial;
}
