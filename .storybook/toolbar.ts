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

/** A menu of the toolbar. A label is short, as the toolbar shows the current one; its explanation is in the menu. */
const choice = (name: string, icon: Toolbar['icon'], items: Record<string, string | [string, string]>) => ({
  description: name,
  toolbar: {
    title: name,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, label]) => {
      const [title, right] = typeof label === 'string' ? [label] : label;
      return { value, title, right };
    }),
  },
});

export const globalTypes: GlobalTypes = {
  language: choice('Language', 'globe', { en: 'English', ar: 'العربية', both: ['Both', 'side by side'] }),
  direction: choice('Direction', 'transfer', {
    auto: ['Auto', 'of the language'],
    ltr: ['LTR', 'left to right'],
    rtl: ['RTL', 'right to left'],
  }),
  strings: choice('Strings', 'paragraph', {
    auto: ['Auto', 'of the language'],
    en: 'English',
    ar: 'Arabic',
    long: ['Long', 'pseudo strings'],
  }),
  font: choice('Font', 'structure', { rubik: 'Rubik', fallback: ['Fallback', 'before Rubik arrives'] }),
  content: choice('Content', 'lightning', {
    given: ['Normal', 'of the story'],
    long: ['Stress: long', 'words of 200 letters, huge prices'],
    markup: ['Stress: markup', 'in names, prices of zero'],
    bare: ['Stress: bare', 'empty lists, no pictures'],
  }),
  brand: choice('Brand', 'paintbrush', { mahd: 'Mahd', nada: 'Nada' }),
  scheme: choice('Colour scheme', 'mirror', { system: ['Auto', 'of the device'], light: 'Light', dark: 'Dark' }),
};
