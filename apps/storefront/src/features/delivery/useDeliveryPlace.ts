import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { deliveryPlaceAtom, usualPlace, type DeliveryPlace } from '@mahd/data/visitor/deliveryPlace';

const never = () => () => undefined;

/**
 * The emirate that is kept on the device. While the browser takes over what the server wrote, it is the server's: parts of a page are taken over
 * late, when the device's own is long known.
 */
export function useDeliveryPlace(): DeliveryPlace {
  const kept = useAtomValue(deliveryPlaceAtom);
  const isOwn = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isOwn ? kept : usualPlace;
}
