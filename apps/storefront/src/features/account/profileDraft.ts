import { personalAtom } from '@mahd/data/store';

/** The values of the profile form. */
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
 * Unsaved input, restored after the same user logs in again. Kept in memory only: it holds personal answers that other users of the device
 * must not find.
 */
export const profileDraftAtom = personalAtom<{ readonly userId: string; readonly values: ProfileForm } | null>(null);
