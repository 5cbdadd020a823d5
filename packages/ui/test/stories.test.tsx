/// <reference types="vite/client" />
import { cleanup, render } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { inLanguage } from '../src/testing/index.js';

type Args = Record<string, unknown>;
type Render = (args: Args, context: object) => ReactElement;
interface Story {
  args?: Args;
  render?: Render;
}
interface StoryFile {
  default: { component?: Parameters<typeof createElement>[0]; args?: Args; render?: Render };
  [story: string]: Story | StoryFile['default'];
}

const modules = import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true });
const files = Object.entries(modules).map(([path, { default: meta, ...stories }]) => ({
  name: path.match(/(\w+)\.stories/)?.[1] ?? path,
  meta,
  stories: stories as Record<string, Story>,
}));

/** Components whose Default takes no class, and why. */
const withoutControls: Record<string, string> = {
  CardPrice: 'its lines are parts of the card around it',
  ValidatedForm: 'it is made of the fields inside it',
};

function show({ meta, stories }: (typeof files)[number], args: Args) {
  const make = stories.Default?.render ?? meta.render;
  const given = { ...meta.args, ...stories.Default?.args, ...args };
  // As Storybook does: a render is a component, which may hold state.
  const Story = () =>
    make ? make(given, { globals: { language: 'en' } }) : createElement(meta.component ?? 'div', given);
  return render(inLanguage('en', <Story />));
}

describe.each(files)('$name', (file) => {
  test('begins with Default; other names say what they show', () => {
    expect(Object.keys(file.stories)[0]).toBe('Default');
    // `Example…` is real use and `Stress…` is what no catalogue should hold; everything else is a feature.
    for (const story of Object.keys(file.stories))
      expect(story).not.toMatch(/^(Example|Stress)$|^(?!Example|Stress).*(Long|Hostile|Huge|Example)/);
  });

  test.skipIf(file.name in withoutControls)('is a playground: what the controls say reaches the component', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { baseElement } = show(file, { className: 'from-controls' });
    expect(baseElement.querySelector('.from-controls')).not.toBeNull();
    cleanup();
  });
});

test('reviewers are not drowned: a few hundred stories', () => {
  expect(files.flatMap(({ stories }) => Object.keys(stories)).length).toBeLessThanOrEqual(350);
});
