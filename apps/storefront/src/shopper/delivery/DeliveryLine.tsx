import { deferred } from '../../app/deferred.js';
import { PromiseRoom } from './DeliveryPromise.styles.js';

const Late = deferred('delivery-promise', 'idle', () => import('./OwnDeliveryPromise.js'));

/** The delivery promise on a page that does not wait for its code. `narrow` where a wide window has no room for it on one line either. */
export const DeliveryLine = ({ narrow = false }: { narrow?: boolean }) => (
  <PromiseRoom data-narrow={narrow || undefined}>
    <Late />
  </PromiseRoom>
);
