import { useEffect } from 'react';
import type { FormDraft } from './createFormDraft.js';

interface SaveDraftProps<Form> {
  draft: Pick<FormDraft<Form>, 'save'>;
  /** The values of the untouched form, which are not saved: the draft may not have been restored yet. */
  empty: Form;
  values: Form;
}

/** Saves what is typed into the form around it. */
export function SaveDraft<Form>({ draft, empty, values }: SaveDraftProps<Form>) {
  useEffect(() => {
    if (values !== empty) draft.save(values);
  }, [draft, empty, values]);
  return null;
}
