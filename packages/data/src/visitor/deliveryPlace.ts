import { object, optional, string, type Decoded } from '../http/decoders.js';
import { persistedAtom } from '../store/index.js';

const place = object({ name: string, name_ar: optional(string, '') });

/** An emirate by its name in both languages; the English one is what the API knows it by. */
export type DeliveryPlace = Decoded<typeof place>;

const DUBAI: DeliveryPlace = { name: 'Dubai', name_ar: 'دبي' };

/** The emirate that was last chosen on this device, Dubai before that. It is for showing when an order arrives; no call takes it. */
export const deliveryPlaceAtom = persistedAtom<DeliveryPlace>('deliveryPlace', place, DUBAI);
