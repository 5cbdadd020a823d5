import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { deliveryPlaceAtom, usualPlace, type DeliveryPlace } from '@mahd/data/visitor/deliveryPlace';

const subscribeToNothing = () => () => undefined;

/**
 * The emirate stored on the device. During hydration it is the server's default, even when a part of the page hydrates after the stored one has
 * been restored.
 */
export function useDeliveryPlace(): DeliveryPlace {
  const stored = useAtomValue(deliveryPlaceAtom);
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return isHydrated ? stored : usualPlace;
}
