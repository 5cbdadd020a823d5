import { deferred } from '../../app/deferred.js';
import { ChoiceRoom } from './DeliveryPromise.styles.js';

const Late = deferred('delivery-choice', 'idle', () => import('./ChooseEmirate.js'));

/** The choice of the emirate under the promise, on a page that does not wait for its code. */
export const DeliveryChoice = () => (
  <ChoiceRoom>
    <Late />
  </ChoiceRoom>
);
