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

/** Components whose Default story takes no class name, and why. */
const withoutControls: Record<string, string> = {
  CardPrice: 'its lines are parts of the card around it',
};

function show({ meta, stories }: (typeof files)[number], args: Args) {
  const make = stories.Default?.render ?? meta.render;
  const given = { ...meta.args, ...stories.Default?.args, ...args };
  // As Storybook does: `render` is a component and may have state.
  const Story = () =>
    make ? make(given, { globals: { language: 'en' } }) : createElement(meta.component ?? 'div', given);
  return render(inLanguage('en', <Story />));
}

describe.each(files)('$name', (file) => {
  test('starts with Default and names every story after what it shows', () => {
    expect(Object.keys(file.stories)[0]).toBe('Default');
    // `Example…` is real-world use, `Stress…` is extreme content, everything else is a feature.
    for (const story of Object.keys(file.stories))
      expect(story).not.toMatch(/^(Example|Stress)$|^(?!Example|Stress).*(Long|Hostile|Huge|Example)/);
  });

  test.skipIf(file.name in withoutControls)('passes its controls to the component', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { baseElement } = show(file, { className: 'from-controls' });
    expect(baseElement.querySelector('.from-controls')).not.toBeNull();
    cleanup();
  });
});

test('the number of stories stays reviewable: a few hundred', () => {
  expect(files.flatMap(({ stories }) => Object.keys(stories)).length).toBeLessThanOrEqual(350);
});
