import { atom } from 'jotai';
import { object, optional, string, text, type Decoded } from '../http/decoders.js';
import { persistedAtom, personalAtom } from '../store/index.js';
import { loggedInUserAtom } from './session.js';

const place = object({ name: string, name_ar: text });

/** An emirate's name in both languages; the API uses the English one. The Arabic one may be empty. */
export type DeliveryPlace = Decoded<typeof place>;

/** The default of server-rendered pages, which do not know the visitor's choice. */
export const usualPlace: DeliveryPlace = { name: 'Dubai', name_ar: 'دبي' };

const storedAtom = persistedAtom<DeliveryPlace | null>('deliveryPlace', optional(place, null), null);

/** What the logged-in user has chosen in this tab. */
const userChoiceAtom = personalAtom<{ readonly userId: string; readonly chosen: DeliveryPlace } | null>(null);

const userPlaceAtom = atom((get): DeliveryPlace | null => {
  const user = get(loggedInUserAtom);
  if (user === null) return null;
  const choice = get(userChoiceAtom);
  if (choice?.userId === user._id) return choice.chosen;
  return user.emirates === '' ? null : { name: user.emirates, name_ar: '' };
});

/** The last emirate chosen on this device, or null: the default of address forms. */
export const chosenPlaceAtom = atom((get) => get(storedAtom));

/**
 * The emirate of delivery promises: of the logged-in user's address (or chosen in this tab instead), otherwise the last
 * one chosen on the device, otherwise Dubai. Set it to choose one. Never sent to the API.
 */
export const deliveryPlaceAtom = atom(
  (get) => get(userPlaceAtom) ?? get(storedAtom) ?? usualPlace,
  (get, set, chosen: DeliveryPlace) => {
    const user = get(loggedInUserAtom);
    if (user !== null) set(userChoiceAtom, { userId: user._id, chosen });
    set(storedAtom, () => chosen);
  },
);
