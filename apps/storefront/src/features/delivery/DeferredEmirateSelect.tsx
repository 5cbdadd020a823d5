import { deferred } from '../../app/deferred.js';
import { SelectSpace } from './DeliveryPromise.styles.js';

const EmirateSelect = deferred('delivery-choice', 'idle', () => import('./EmirateSelect.js'));

/** The emirate select, hydrated when the browser is idle. */
export const DeferredEmirateSelect = () => (
  <SelectSpace>
    <EmirateSelect />
  </SelectSpace>
);
