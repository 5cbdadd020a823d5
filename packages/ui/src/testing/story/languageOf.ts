import type { Language } from '@mahd/rules/locale';

/** The part of Storybook's context that stories read. */
export interface StoryContext {
  globals: Record<string, unknown>;
}

/** The language that the toolbar says. */
export function languageOf({ globals }: StoryContext): Language {
  return globals.language === 'ar' ? 'ar' : 'en';
}
