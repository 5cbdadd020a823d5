import type { Language } from '@mahd/rules/locale';

/** The part of Storybook's context that stories use. */
export interface StoryContext {
  globals: Record<string, unknown>;
}

/** The language selected in the toolbar. */
export function languageOf({ globals }: StoryContext): Language {
  return globals.language === 'ar' ? 'ar' : 'en';
}
