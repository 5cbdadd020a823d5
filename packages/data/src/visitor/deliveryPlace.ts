import { atom } from 'jotai';
import { object, optional, string, text, type Decoded } from '../http/decoders.js';
import { persistedAtom } from '../store/index.js';

const place = object({ name: string, name_ar: text });

/** An emirate's name in both languages; the API uses the English one. */
export type DeliveryPlace = Decoded<typeof place>;

/** The default of server-rendered pages, which do not know the visitor's choice. */
export const usualPlace: DeliveryPlace = { name: 'Dubai', name_ar: 'دبي' };

const storedAtom = persistedAtom<DeliveryPlace | null>('deliveryPlace', optional(place, null), null);

/** The last emirate chosen on this device, or null: the default of address forms. */
export const chosenPlaceAtom = atom((get) => get(storedAtom));

/** The emirate for delivery estimates: the chosen one, otherwise Dubai. Set it to choose one. Never sent to the API. */
export const deliveryPlaceAtom = atom(
  (get) => get(storedAtom) ?? usualPlace,
  (_get, set, chosen: DeliveryPlace) => set(storedAtom, () => chosen),
);
