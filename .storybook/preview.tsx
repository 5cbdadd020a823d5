import type { ReactElement } from 'react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { directionOf } from '../packages/rules/src/locale/language.js';
import { mahd } from '../packages/ui/src/foundation/brands/mahd.js';
import { nada } from '../packages/ui/src/foundation/brands/nada.js';
import { fallbackFontFaces, fontFaces } from '../packages/ui/src/foundation/fonts.js';
import { GlobalStyle } from '../packages/ui/src/foundation/style/index.js';
import { ar } from '../packages/ui/src/foundation/strings/ar.js';
import { en } from '../packages/ui/src/foundation/strings/en.js';
import { UiProvider } from '../packages/ui/src/foundation/UiProvider.js';
import latin from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url';
import arabic from '@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2?url';
import {
  stressContents,
  withStressContent,
  type StressContent,
} from '../packages/ui/src/testing/story/stressContent.js';
import { BothLanguages } from './BothLanguages.js';
import { ComponentPage } from './ComponentPage.js';
import { defaultsInControls, propArgTypes } from './propArgTypes.js';
import { pseudoStrings } from './pseudoStrings.js';
import { sourceOfStory } from './sourceOfStory.js';
import { globalTypes, initialGlobals, type ToolbarGlobals } from './toolbar.js';

const brands = { mahd, nada };
const packs = { en, ar, long: pseudoStrings };
const faces = { rubik: fontFaces({ latin, arabic }), fallback: fallbackFontFaces() };

const fontSheet = document.head.appendChild(document.createElement('style'));
fontSheet.textContent = faces.rubik;

// A frame on a docs page: an overlay that starts open must not take the focus from the page.
const frame = window.frameElement?.closest<HTMLElement>('.sbdocs iframe');
if (frame) {
  frame.inert = true;
  addons.getChannel().once('storyRendered', () => {
    frame.inert = false;
  });
}

// The stories in frames of a docs page start with the toolbar of the page, which renders them again when it changes.
const page = frame?.id.startsWith('iframe--') ? window.parent : undefined;
const globalsOfPage = page?.__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get();

/** Changes with the initial values of a component, which it reads only when it is mounted. */
const initialState = (args: object) =>
  JSON.stringify(Object.entries(args).filter(([name]) => /^default[A-Z]/.test(name)));

const systemScheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Renders a story with stress content in its args and its own children. A component, because the story has hooks. */
const Stressed = ({ story, stress }: { story: () => ReactElement; stress: StressContent }) =>
  withStressContent(story(), stress);

const withUi: Decorator = (Story, { globals, viewMode, id, args, initialArgs }) => {
  const { language, strings, font, brand, scheme, content, ...given } = globals as ToolbarGlobals;
  if (language === 'both') {
    // Args that can be posted to a frame: texts, numbers, booleans.
    const changed = Object.fromEntries(
      Object.entries(args).filter(
        ([name, value]) => typeof value !== 'object' && typeof value !== 'function' && value !== initialArgs[name],
      ),
    );
    return (
      <BothLanguages
        key={id}
        storyId={id}
        globals={{ language, strings, font, brand, scheme, content, ...given }}
        changed={changed}
        height={viewMode === 'docs' ? 200 : 640}
      />
    );
  }
  const root = document.documentElement;
  const isDocs = viewMode === 'docs';
  // The pages of Storybook itself are light.
  if (isDocs || scheme !== 'system') root.dataset.scheme = isDocs ? 'light' : scheme;
  else delete root.dataset.scheme;
  const direction = given.direction === 'auto' ? directionOf(language) : given.direction;
  const pack = packs[strings === 'auto' ? language : strings];
  if (fontSheet.textContent !== faces[font]) fontSheet.textContent = faces[font];

  const story = (
    <UiProvider language={language} direction={direction} strings={pack}>
      <GlobalStyle brand={brands[brand]} />
      {content === 'given' ? (
        <Story key={initialState(args)} />
      ) : (
        <Stressed key={content} story={Story} stress={stressContents(language)[content]} />
      )}
    </UiProvider>
  );
  if (isDocs) {
    return (
      // Storybook's docs have their own background.
      <div
        lang={language}
        dir={direction}
        data-scheme={scheme === 'system' ? systemScheme() : scheme}
        style={{ padding: 16, color: 'var(--color-ink)', background: 'var(--color-paper)' }}
      >
        {story}
      </div>
    );
  }
  // Before the story renders: components measure in their first effects.
  root.lang = language;
  root.dir = direction;
  return story;
};

const viewport = (width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals: { ...initialGlobals, ...globalsOfPage },
  decorators: [withUi],
  argTypesEnhancers: [propArgTypes],
  argsEnhancers: [defaultsInControls],
  parameters: {
    a11y: { test: 'error' },
    controls: { exclude: ['ref'], sort: 'requiredFirst' },
    docs: { page: ComponentPage, source: { transform: sourceOfStory } },
    layout: 'padded',
    backgrounds: { disabled: true },
    viewport: {
      options: {
        phone320: viewport(320, 640, 'mobile'),
        phone360: viewport(360, 780, 'mobile'),
        tablet768: viewport(768, 1024, 'tablet'),
        desktop1440: viewport(1440, 900, 'desktop'),
      },
    },
    options: {
      storySort: {
        order: [
          'Getting started',
          'Changelog',
          'Figures',
          'Messages',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Tokens: radius, shadow, layers, breakpoints',
            'Icons',
            'Motion',
            'Accessibility',
            'Keyboard',
            'Writing',
          ],
          'Layout',
          'Text',
          'Actions',
          'Forms',
          'Feedback',
          'Navigation',
          'Overlays',
          'Media',
          'Commerce',
          'Content',
          'Examples',
        ],
      },
    },
  },
};

export default preview;
