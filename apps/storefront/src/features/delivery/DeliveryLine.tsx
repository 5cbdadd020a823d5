import { deferred } from '../../app/deferred.js';
import { PromiseRoom } from './DeliveryPromise.styles.js';

const Late = deferred('delivery-promise', 'idle', () => import('./OwnDeliveryPromise.js'));

/** The delivery promise on a page that does not wait for its code. */
export const DeliveryLine = () => (
  <PromiseRoom>
    <div>
      <Late />
    </div>
  </PromiseRoom>
);
