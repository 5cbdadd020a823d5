import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { emiratesAtom } from '@mahd/data/visitor';
import { deliveryPlaceAtom } from '@mahd/data/visitor/deliveryPlace';
import { useApp } from '../../app/AppContext.js';
import { DeliveryPromise } from '../delivery/DeliveryPromise.js';

/** When an order arrives in the emirate that is chosen, or was before; the shop's other pages say it for that emirate from then on. */
export function CheckoutDelivery({ emirate }: { emirate: string }) {
  const { emiratesUrl } = useApp().state.settings;
  const { data: emirates } = useAtomValue(emiratesAtom(emiratesUrl ?? undefined));
  const keep = useSetAtom(deliveryPlaceAtom);
  const known = emirates?.find(({ name }) => name === emirate);
  const { name, name_ar: arabic } = known ?? {};
  useEffect(() => {
    if (name !== undefined) keep({ name, name_ar: arabic ?? '' });
  }, [name, arabic, keep]);
  return <DeliveryPromise place={known ?? (emirate === '' ? undefined : { name: emirate, name_ar: '' })} />;
}
