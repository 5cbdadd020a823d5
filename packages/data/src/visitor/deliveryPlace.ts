import { atom } from 'jotai';
import { object, optional, string, text, type Decoded } from '../http/decoders.js';
import { persistedAtom } from '../store/index.js';

const place = object({ name: string, name_ar: text });

/** An emirate by its name in both languages; the English one is what the API knows it by. */
export type DeliveryPlace = Decoded<typeof place>;

/** What the server's pages speak of, which know nobody's choice. */
export const usualPlace: DeliveryPlace = { name: 'Dubai', name_ar: 'دبي' };

const keptAtom = persistedAtom<DeliveryPlace | null>('deliveryPlace', optional(place, null), null);

/** The emirate that was last chosen on this device, null before that: the first guess of an address. */
export const chosenPlaceAtom = atom((get) => get(keptAtom));

/** The emirate for which the shop says when an order arrives: the one that was chosen, otherwise Dubai. Setting it chooses. No call takes it. */
export const deliveryPlaceAtom = atom(
  (get) => get(keptAtom) ?? usualPlace,
  (_get, set, chosen: DeliveryPlace) => set(keptAtom, () => chosen),
);
