import { useSyncExternalStore } from 'react';
import { deliveryPlaceAtom, usualPlace, type DeliveryPlace } from '@mahd/data/account/deliveryPlace';
import { SvgIcon } from '@mahd/ui/icons';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { useClientAtomValue } from '../../app/useClientAtomValue.js';
import { Line } from './DeliveryPromise.styles.js';
import { pagePromiseText, promiseText } from './promiseText.js';

const MINUTE = 60_000;

const calendar = { mirror: false, path: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8' };

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
 * The days an order arrives, for `place` or else the visitor's own emirate. The server renders the days in Dubai of
 * orders before the cut-off; the browser replaces them with its own emirate's and counts down.
 */
export function DeliveryPromise({ place }: { place?: DeliveryPlace | undefined }) {
  const t = useTranslate();
  const language = useLanguage();
  const { settings, dispatchDate } = useApp().state;
  const own = useClientAtomValue(deliveryPlaceAtom, usualPlace);
  const now = useCurrentMinute();
  const emirate = place ?? own;
  const { days, condition } =
    now === null
      ? pagePromiseText(dispatchDate, emirate, settings.delivery, language, t)
      : promiseText(now, emirate, settings.delivery, language, t);
  return (
    <Line>
      <SvgIcon shape={calendar} />
      {/* The key makes it a new element: browsers count other line breaks in an existing text as a layout shift. */}
      <span key={now === null ? 'page' : 'visitor'}>
        <strong>{days}</strong> <span>{condition}</span>
      </span>
    </Line>
  );
}
