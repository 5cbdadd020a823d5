import { useSyncExternalStore } from 'react';
import { deliveryPlaceAtom, usualPlace, type DeliveryPlace } from '@mahd/data/visitor/deliveryPlace';
import { Icon } from '@mahd/ui/icons';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { useClientAtomValue } from '../../app/useClientAtomValue.js';
import { useCartBadge } from '../../shell/useCartBadge.js';
import { Line } from './DeliveryPromise.styles.js';
import { promiseText, generalPromiseText } from './promiseText.js';

const MINUTE = 60_000;

/** Short enough for a countdown in minutes, also after the device wakes up. */
const TICK_MS = 5_000;

function subscribeToClock(onChange: () => void) {
  const timer = setInterval(onChange, TICK_MS);
  return () => clearInterval(timer);
}

/** The start of the current minute in ms since 1970; null on the server, whose pages are cached. */
const useCurrentMinute = () =>
  useSyncExternalStore(
    subscribeToClock,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => null,
  );

/**
 * Says by when to order for delivery on which day, for `place` or else the stored emirate. The server renders a sentence that is always true;
 * the browser covers it with one that counts down, without a layout shift.
 */
export function DeliveryPromise({ place }: { place?: DeliveryPlace | undefined }) {
  const t = useTranslate();
  const language = useLanguage();
  const { delivery } = useApp().state.settings;
  const chosen = useClientAtomValue(deliveryPlaceAtom, usualPlace);
  const now = useCurrentMinute();
  const isElsewhere = useCartBadge() === null;
  const emirate = place ?? chosen;
  return (
    <Line data-elsewhere={isElsewhere || undefined}>
      <Icon name="truck" />
      <span data-part="sentences">
        <span data-part="usual" data-covered={now !== null || undefined}>
          {generalPromiseText(emirate, delivery, language, t)}
        </span>
        {now !== null && <span data-part="now">{promiseText(now, emirate, delivery, language, t)}</span>}
      </span>
    </Line>
  );
}
