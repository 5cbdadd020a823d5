import { useId, useSyncExternalStore } from 'react';
import { storeColorScheme, type ColorSchemeChoice } from '@mahd/data/visitor';
import { CHOOSE_COLOR_SCHEME, COLOR_SCHEME_CHANGE } from '../../app/document/colorSchemeEvents.js';
import { useMessages } from '../../shell/useMessages.js';
import { Choices } from './ColorSchemeSwitch.styles.js';

const choices = ['system', 'light', 'dark'] as const;

function subscribe(onChange: () => void) {
  addEventListener(COLOR_SCHEME_CHANGE, onChange);
  return () => removeEventListener(COLOR_SCHEME_CHANGE, onChange);
}

const currentChoice = () => document.documentElement.dataset.scheme ?? 'system';
const serverChoice = () => 'system';

function choose(choice: ColorSchemeChoice) {
  storeColorScheme(choice);
  dispatchEvent(new CustomEvent(CHOOSE_COLOR_SCHEME, { detail: choice }));
}

/** Sets the colour scheme of the shop on this device. A script in the head applies it (see colorSchemeScript.ts). */
export function ColorSchemeSwitch() {
  const { t } = useMessages('shellDeferred');
  const name = useId();
  const current = useSyncExternalStore(subscribe, currentChoice, serverChoice);
  return (
    <Choices>
      <legend>{t('colorScheme.label')}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === current}
              onChange={() => choose(choice)}
            />
            {t(`colorScheme.${choice}`)}
          </label>
        ))}
      </div>
    </Choices>
  );
}
