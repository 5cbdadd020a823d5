'use client';
import { useRef } from 'react';
import { Combobox, type ComboboxProps } from '../Combobox/index.js';

interface AreaComboboxProps extends ComboboxProps {
  /** The value of the option "Other". */
  other: string;
  /** Called with an area that was typed but is not in the list, when "Other" is chosen or the field is left. */
  onTyped: (area: string) => void;
}

/** The list of areas. Unlike in a `Combobox`, typed text that is not in the list is kept. */
export function AreaCombobox({ other, onTyped, onValueChange, onBlur, ...rest }: AreaComboboxProps) {
  /** Typed since the last choice. */
  const typed = useRef('');
  const take = () => {
    const text = typed.current.trim();
    typed.current = '';
    return text;
  };
  const chosen = rest.options.find(({ value }) => value === rest.value);
  return (
    <Combobox
      {...rest}
      onChange={({ target }) => (typed.current = target.value)}
      onKeyDown={({ key }) => key === 'Escape' && take()}
      onValueChange={(choice, details) => {
        const text = take();
        if (choice === other && text !== '') onTyped(text);
        else onValueChange?.(choice, details);
      }}
      onBlur={(event) => {
        const text = take();
        if (text !== '' && text.toLowerCase() !== chosen?.label.toLowerCase()) onTyped(text);
        onBlur?.(event);
      }}
    />
  );
}
