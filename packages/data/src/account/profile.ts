import { knownMessageKey, PROFILE_CHECKS, type ProfileValues } from '@mahd/rules/shop';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { codeOf, failed, refusedFields, type Failed } from '../http/failed.js';
import type { HttpClient } from '../http/index.js';
import { httpAtom, queryAtomFamily, type NamedQuery } from '../store/index.js';
import { deleteProfile, getExport, getProfile, patchProfile, type Profile, type ProfileChanges } from './api.js';
import { PRIVATE } from './forgetVisitor.js';
import { endSessionAtom, refreshUserAtom } from './session.js';

export const PROFILE_KEY = [PRIVATE, 'profile'];
/** Key of the address book, whose default is the address of the profile. */
export const ADDRESSES_KEY = [PRIVATE, 'addresses'];

/** GET auth/me. Requires a session. */
export const profileQuery = (http: HttpClient): NamedQuery<Profile> => ({
  queryKey: PROFILE_KEY,
  queryFn: ({ signal }) => getProfile(http, { signal }),
});

/** `useAtomValue(profileAtom())`: the profile of the logged-in user. */
export const profileAtom = queryAtomFamily(profileQuery);

/** A field of the profile form that the server rejected. */
export interface ProfileRefusal {
  readonly field: keyof ProfileValues;
  readonly messageKey: (typeof PROFILE_CHECKS)[number]['messageKey'];
}

/** The result of saving changes to the profile. */
export type ProfileOutcome =
  | { readonly kind: 'saved'; readonly messageKey: 'toast.infoUpdated'; readonly profile: Profile }
  | { readonly kind: 'refused'; readonly fields: readonly ProfileRefusal[] }
  | Failed;

const FIELDS: readonly (keyof ProfileValues)[] = ['firstName', 'lastName', 'mobile', 'address', 'area', 'emirates'];

/** Saves changes to the profile; null for `kid_age` or `pregnent` deletes that answer. Never rejects. */
export const updateProfileAtom = atom(null, async (get, set, changes: ProfileChanges): Promise<ProfileOutcome> => {
  try {
    const client = get(queryClientAtom);
    const profile = await patchProfile(get(httpAtom), changes);
    // The response to an earlier request must not overwrite the change.
    await client.cancelQueries({ queryKey: PROFILE_KEY });
    client.setQueryData(PROFILE_KEY, profile);
    void client.invalidateQueries({ queryKey: ADDRESSES_KEY });
    set(refreshUserAtom, profile);
    return { kind: 'saved', messageKey: 'toast.infoUpdated', profile };
  } catch (error) {
    const fields = refusedFields(error).flatMap(({ name, message }): ProfileRefusal[] => {
      const field = FIELDS.find((known) => known === name);
      const messageKey = knownMessageKey(PROFILE_CHECKS, message, undefined);
      return field && messageKey ? [{ field, messageKey }] : [];
    });
    return fields.length > 0 ? { kind: 'refused', fields } : failed(error);
  }
});

/** The result of deleting the account. */
export type DeleteOutcome =
  | { readonly kind: 'deleted'; readonly messageKey: 'profile.deleted' }
  | { readonly kind: 'wrongPassword'; readonly messageKey: 'reset.wrongCurrent' }
  | Failed;

/** Deletes the account of the logged-in user and ends the session in all tabs. Never rejects. */
export const deleteAccountAtom = atom(null, async (get, set, password: string): Promise<DeleteOutcome> => {
  try {
    await deleteProfile(get(httpAtom), password);
    set(endSessionAtom, 'deleted');
    return { kind: 'deleted', messageKey: 'profile.deleted' };
  } catch (error) {
    return codeOf(error) === 'wrong_password'
      ? { kind: 'wrongPassword', messageKey: 'reset.wrongCurrent' }
      : failed(error);
  }
});

/** The result of downloading the user's data: a JSON document as text. */
export type ExportOutcome = { readonly kind: 'ready'; readonly json: string } | Failed;

/** Fetches all data the shop stores about the logged-in user. Never rejects. */
export const exportAccountAtom = atom(null, async (get): Promise<ExportOutcome> => {
  try {
    return { kind: 'ready', json: await getExport(get(httpAtom)) };
  } catch (error) {
    return failed(error);
  }
});
