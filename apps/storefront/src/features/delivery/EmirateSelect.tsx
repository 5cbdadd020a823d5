import { useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { deliveryPlaceAtom, usualPlace, type DeliveryPlace } from '@mahd/data/account/deliveryPlace';
import type { Language } from '@mahd/rules/locale';
import type { DeliverySettings } from '@mahd/rules/shop/delivery';
import { EMIRATES } from '@mahd/rules/shop/emirates';
import { Icon } from '@mahd/ui/icons';
import { VisuallyHidden } from '@mahd/ui/VisuallyHidden';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { useClientAtomValue } from '../../app/useClientAtomValue.js';
import type { Translate } from '../../app/messages.js';
import { Root } from './EmirateSelect.styles.js';
import { placeName } from './placeName.js';
import { promiseText } from './promiseText.js';

const currentPromise = (place: DeliveryPlace, settings: DeliverySettings, language: Language, t: Translate) =>
  promiseText(Date.now(), place, settings, language, t);

/** Selects the emirate for delivery promises. The choice is stored on the device and used on every page. */
export default function EmirateSelect() {
  const t = useTranslate();
  const language = useLanguage();
  const { delivery } = useApp().state.settings;
  const place = useClientAtomValue(deliveryPlaceAtom, usualPlace);
  const setPlace = useSetAtom(deliveryPlaceAtom);
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  // The stored place may come from an address with an unknown emirate.
  const places: readonly DeliveryPlace[] = EMIRATES.some(({ name }) => name === place.name)
    ? EMIRATES
    : [place, ...EMIRATES];
  const onChoice = (value: string) => {
    const chosen = places.find(({ name }) => name === value);
    if (!chosen) return;
    setPlace(chosen);
    const { days, condition } = currentPromise(chosen, delivery, language, t);
    setAnnouncement(`${days} ${condition}`);
  };
  return (
    <>
      <Root>
        <label htmlFor={id}>{t('delivery.deliverTo')}</label>
        <span>
          <select id={id} value={place.name} onChange={(event) => onChoice(event.target.value)}>
            {places.map((option) => (
              <option key={option.name} value={option.name}>
                {placeName(option, language)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      </Root>
      {/* Announced separately: the visible promise counts down and would be read out every minute. */}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
