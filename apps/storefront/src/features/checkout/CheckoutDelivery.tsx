import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { emiratesAtom } from '@mahd/data/visitor';
import { deliveryPlaceAtom } from '@mahd/data/account/deliveryPlace';
import { useApp } from '../../app/AppContext.js';
import { DeliveryPromise } from '../delivery/DeliveryPromise.js';

/** The delivery promise for the selected emirate, which is stored for the promises of other pages. */
export function CheckoutDelivery({ emirate }: { emirate: string }) {
  const { emiratesUrl } = useApp().state.settings;
  const { data: emirates } = useAtomValue(emiratesAtom(emiratesUrl ?? undefined));
  const setDeliveryPlace = useSetAtom(deliveryPlaceAtom);
  const known = emirates?.find(({ name }) => name === emirate);
  const { name, name_ar: arabic } = known ?? {};
  useEffect(() => {
    if (name !== undefined) setDeliveryPlace({ name, name_ar: arabic ?? '' });
  }, [name, arabic, setDeliveryPlace]);
  return <DeliveryPromise place={known ?? (emirate === '' ? undefined : { name: emirate, name_ar: '' })} />;
}
