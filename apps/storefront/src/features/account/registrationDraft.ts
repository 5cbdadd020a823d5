import { createFormDraft } from '../../shell/createFormDraft.js';

/** The registration fields to store. Never the password or the answers about mother and child. */
const stored = createFormDraft('registerForm', {
  firstName: '',
  lastName: '',
  email: '',
  mobile: '',
  address: '',
  emirates: '',
  area: '',
});

let kept: ReturnType<typeof stored.load> | null = null;

/** The unsent registration. */
export const registrationDraft: typeof stored & { readonly keepInMemory: () => void } = {
  load: () => kept ?? stored.load(),
  save: (form) => {
    kept = null;
    stored.save(form);
  },
  clear: () => {
    kept = null;
    stored.clear();
  },
  /** Stores the draft no longer; it is there until the document is left. */
  keepInMemory: () => {
    kept ??= stored.load();
    stored.clear();
  },
};
