import { useSyncExternalStore } from 'react';
import type { DeliveryPlace } from '@mahd/data/visitor/deliveryPlace';
import { Icon } from '@mahd/ui/icons';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { useCartBadge } from '../../shell/cartBadge.js';
import { Line } from './DeliveryPromise.styles.js';
import { promiseText, usualText } from './promiseText.js';
import { useDeliveryPlace } from './useDeliveryPlace.js';

const MINUTE = 60_000;

/** Looked at often enough for a countdown in minutes, also after the device has slept. */
const LOOK_MS = 5_000;

function everyLook(changed: () => void) {
  const timer = setInterval(changed, LOOK_MS);
  return () => clearInterval(timer);
}

/** The minute it is, in milliseconds since 1970. Null on the server, whose pages are kept for later. */
const useMinute = () =>
  useSyncExternalStore(
    everyLook,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => null,
  );

/**
 * By when to order for which day, in the emirate that is given or was last chosen. The server writes a sentence that holds on every day; the
 * browser's, with the time that is left, takes its place, and the place stays as large.
 */
export function DeliveryPromise({ place }: { place?: DeliveryPlace | undefined }) {
  const t = useTranslate();
  const language = useLanguage();
  const { delivery } = useApp().state.settings;
  const kept = useDeliveryPlace();
  const now = useMinute();
  const isElsewhere = useCartBadge() === null;
  const where = place ?? kept;
  return (
    <Line data-elsewhere={isElsewhere || undefined}>
      <Icon name="truck" />
      <span data-part="sentences">
        <span data-part="usual" data-covered={now !== null || undefined}>
          {usualText(where, delivery, language, t)}
        </span>
        {now !== null && <span data-part="now">{promiseText(now, where, delivery, language, t)}</span>}
      </span>
    </Line>
  );
}
