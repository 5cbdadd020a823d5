import { formDraft } from '../../shell/formDraft.js';

/** What may be kept of a registration: neither the password nor the answers about mother and child. */
export const registrationDraft = formDraft('registerForm', {
  firstName: '',
  lastName: '',
  email: '',
  mobile: '',
  address: '',
  emirates: '',
  area: '',
});
