import { useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { deliveryPlaceAtom, type DeliveryPlace } from '@mahd/data/visitor/deliveryPlace';
import type { Language } from '@mahd/rules/locale';
import type { DeliverySettings } from '@mahd/rules/shop/delivery';
import { Icon } from '@mahd/ui/icons';
import { VisuallyHidden } from '@mahd/ui/VisuallyHidden';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import { emirateNames } from './emirateNames.js';
import { EmirateChoice } from './ChooseEmirate.styles.js';
import { placeName, promiseText } from './promiseText.js';
import { useDeliveryPlace } from './useDeliveryPlace.js';

const promiseNow = (place: DeliveryPlace, settings: DeliverySettings, language: Language, t: Translate) =>
  promiseText(Date.now(), place, settings, language, t);

/** For which emirate the shop says when an order arrives. The choice stays on the device; every page says it for that emirate from then on. */
export default function ChooseEmirate() {
  const t = useTranslate();
  const language = useLanguage();
  const { delivery } = useApp().state.settings;
  const place = useDeliveryPlace();
  const choose = useSetAtom(deliveryPlaceAtom);
  const id = useId();
  const [news, setNews] = useState('');
  // An address may have brought in an emirate that is not among the seven.
  const places = emirateNames.some(({ name }) => name === place.name) ? emirateNames : [place, ...emirateNames];
  const onChoice = (value: string) => {
    const chosen = places.find(({ name }) => name === value);
    if (!chosen) return;
    choose(chosen);
    setNews(promiseNow(chosen, delivery, language, t));
  };
  return (
    <>
      <EmirateChoice>
        <label htmlFor={id}>{t('delivery.deliverTo')}</label>
        <span>
          <select id={id} value={place.name} onChange={(event) => onChoice(event.target.value)}>
            {places.map((each) => (
              <option key={each.name} value={each.name}>
                {placeName(each, language)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      </EmirateChoice>
      {/* The promise itself counts down, which nobody wants to hear every minute. */}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
