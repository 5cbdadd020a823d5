import { useEffect, useState } from 'react';
import { ToggleGroup } from '@mahd/ui/ToggleGroup';
import type { Messages } from './messages.js';

const schemes = ['device', 'light', 'dark'] as const;

/** Selects the colour scheme. A choice is stored; `index.html` applies it before first paint. */
export function SchemeSwitch({ t }: { t: Messages }) {
  const [scheme, setScheme] = useState('device');
  // The server does not know the choice.
  useEffect(() => setScheme(localStorage.getItem('scheme') ?? 'device'), []);

  const select = (value: string) => {
    setScheme(value);
    if (value === 'device') {
      localStorage.removeItem('scheme');
      delete document.documentElement.dataset.scheme;
    } else {
      localStorage.setItem('scheme', value);
      document.documentElement.dataset.scheme = value;
    }
  };

  return (
    <ToggleGroup
      label={t.scheme}
      options={schemes.map((value) => ({ value, label: t[value] }))}
      value={scheme}
      onValueChange={select}
    />
  );
}
