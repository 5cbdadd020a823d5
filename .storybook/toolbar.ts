import type { Preview } from '@storybook/react-vite';
import type { StressKind } from '../packages/ui/src/testing/story/stressContent.js';
import type { Language } from '../packages/rules/src/locale/language.js';

/** The globals of the toolbar. Stories choose their texts by `language`. */
export interface ToolbarGlobals {
  language: Language | 'both';
  /** Overrides the direction of the language, to review a layout. */
  direction: 'auto' | 'ltr' | 'rtl';
  /** The string pack of the library. */
  strings: 'auto' | Language | 'long';
  font: 'rubik' | 'fallback';
  brand: 'mahd' | 'nada';
  scheme: 'system' | 'light' | 'dark';
  /** Content of the story, or stress content. */
  content: 'given' | StressKind;
}

export const initialGlobals: ToolbarGlobals = {
  language: 'en',
  direction: 'auto',
  strings: 'auto',
  font: 'rubik',
  brand: 'mahd',
  scheme: 'system',
  content: 'given',
};

type GlobalTypes = NonNullable<Preview['globalTypes']>;
type Toolbar = NonNullable<GlobalTypes[string]['toolbar']>;

const choice = (title: string, icon: Toolbar['icon'], items: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
  },
});

export const globalTypes: GlobalTypes = {
  language: choice('Language', 'globe', { en: 'English', ar: 'العربية', both: 'Both languages side by side' }),
  direction: choice('Direction', 'transfer', {
    auto: 'Direction of the language',
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  strings: choice('Strings', 'paragraph', {
    auto: 'Strings of the language',
    en: 'English strings',
    ar: 'Arabic strings',
    long: 'Long pseudo strings',
  }),
  font: choice('Font', 'structure', { rubik: 'Rubik', fallback: 'Before Rubik arrives' }),
  content: choice('Content', 'lightning', {
    given: 'Content of the story',
    long: 'Stress: words of 200 letters, huge prices',
    markup: 'Stress: markup in names, prices of zero',
    bare: 'Stress: empty lists, no pictures',
  }),
  brand: choice('Brand', 'paintbrush', { mahd: 'Mahd', nada: 'Nada' }),
  scheme: choice('Colour scheme', 'mirror', { system: 'Scheme of the device', light: 'Light', dark: 'Dark' }),
};
