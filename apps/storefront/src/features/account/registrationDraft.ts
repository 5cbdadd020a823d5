import { createFormDraft } from '../../shell/createFormDraft.js';

/** The registration fields to store. Never the password or the answers about mother and child. */
export const registrationDraft = createFormDraft('registerForm', {
  firstName: '',
  lastName: '',
  email: '',
  mobile: '',
  address: '',
  emirates: '',
  area: '',
});
