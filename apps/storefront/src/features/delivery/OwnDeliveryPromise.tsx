import { DeliveryPromise } from './DeliveryPromise.js';

/** The promise for the emirate that is kept on the device. */
export default function OwnDeliveryPromise() {
  return <DeliveryPromise />;
}
