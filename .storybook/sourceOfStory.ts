import type { StoryContext } from '@storybook/react-vite';
import entries from 'virtual:entries';
import { storyCode } from '../packages/ui/docs/storyCode.js';
import { withoutDefaults } from './propArgTypes.js';

/** The code under a story: what its function returns for the current args, instead of the source of the function. */
export function sourceOfStory(_source: string, context: StoryContext): Promise<string> {
  const { originalStoryFn, title, args, globals } = context;
  const language: unknown = globals.language === 'both' ? 'en' : globals.language;
  const given = withoutDefaults(title, args);
  const shown = originalStoryFn(given, { ...context, args: given, globals: { ...globals, language } });
  return storyCode(shown, entries);
}
