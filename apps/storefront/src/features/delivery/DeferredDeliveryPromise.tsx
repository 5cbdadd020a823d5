import { lazyHydrate } from '../../app/lazyHydrate.js';
import { PromiseSpace } from './DeferredDeliveryPromise.styles.js';

const DeliveryPromise = lazyHydrate('delivery-promise', 'idle', async () => ({
  default: (await import('./DeliveryPromise.js')).DeliveryPromise,
}));

/** The delivery promise, hydrated when the browser is idle. */
export const DeferredDeliveryPromise = () => (
  <PromiseSpace data-sale>
    <div>
      <DeliveryPromise />
    </div>
  </PromiseSpace>
);
