import type * as wire from '@mahd/contract';
import { object, string } from '../http/decoders.js';

/** The days an order is expected to arrive, `YYYY-MM-DD` in Dubai, and the English name of its emirate. */
export type DeliveryWindow = wire.DeliveryWindow;
export const deliveryWindow = object<DeliveryWindow>({ from: string, to: string, emirate: string });
