import { lazyHydrate } from '../../app/lazyHydrate.js';
import { SelectSpace } from './DeferredEmirateSelect.styles.js';

const EmirateSelect = lazyHydrate('delivery-choice', 'idle', () => import('./EmirateSelect.js'));

/** The emirate select, hydrated when the browser is idle. */
export const DeferredEmirateSelect = () => (
  <SelectSpace>
    <EmirateSelect />
  </SelectSpace>
);
