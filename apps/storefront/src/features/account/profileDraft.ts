import { personalAtom } from '@mahd/data/store';

/** The form of the profile, as typed. */
export interface ProfileForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly address: string;
  readonly emirates: string;
  readonly area: string;
  readonly kidAge: string;
  readonly pregnancy: string;
}

/**
 * What is being typed, for when the session ends meanwhile: it is there again after login, for the same user. In memory only: it holds
 * answers that nobody else who uses the device should find.
 */
export const profileDraftAtom = personalAtom<{ readonly userId: string; readonly values: ProfileForm } | null>(null);
