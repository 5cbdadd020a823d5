/// <reference types="vite/client" />
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anatomies } from '../docs/anatomy.js';
import { readComponentDocs, type PropDoc } from '../docs/componentDocs.js';
import { inLanguage } from '../src/testing/index.js';

type Args = Record<string, unknown>;
interface Story {
  args?: Args;
  argTypes?: Record<string, { control: false }>;
  render?: (args: Args, context: object) => ReactElement;
}
interface StoryFile {
  default: Story & { title: string; component?: ComponentType };
  Default: Story;
  [story: string]: Story;
}

const docs = readComponentDocs(join(import.meta.dirname, '..'));
const anatomy = anatomies(join(import.meta.dirname, '../src'));
const playgrounds = Object.values(import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true }))
  .filter(({ default: meta }) => meta.component)
  .map(({ default: meta, ...stories }) => ({
    name: meta.title.split('/').at(-1)!,
    component: meta.component!,
    args: { ...meta.args, ...stories.Default.args },
    argTypes: { ...stories.Default.argTypes },
    render: stories.Default.render ?? meta.render,
    stories: Object.values(stories).map((story) => ({
      args: { ...meta.args, ...story.args },
      render: story.render ?? meta.render,
    })),
  }));

/** Controls that change nothing in the playground, or nothing without a layout, and why. */
const withoutEffect: Record<string, Record<string, string>> = {
  ProductCard: { secondPicture: 'this product has one picture', sizesCount: 'is shown with a detail' },
  ProductGrid: { placeholders: 'applies while pending' },
  ReviewForm: { errorMessages: 'appear on submit' },
  ReviewList: { emptyText: 'appears without reviews' },
  ShareBar: { picture: 'is for Pinterest' },
  ShowMore: { lessLabel: 'appears once expanded' },
  ReadMore: { lessLabel: 'appears once expanded' },
  ArticleCard: { sizes: 'illustrations have one size' },
  PromoBanner: { art: 'is the picture for Arabic' },
  AreaSelect: { otherFieldLabel: 'appears with "Other"', maxLength: 'of the text after "Other"' },
  CheckboxGroup: { required: 'applies while nothing is checked' },
  Combobox: { options: 'appear when opened' },
  DateField: { min: 'appears in a message', max: 'appears in a message' },
  VideoFacade: { sizes: 'the poster has one size' },
  Carousel: { loop: 'needs a layout' },
  Menu: { placement: 'needs a layout' },
  Popover: { placement: 'needs a layout' },
  Tooltip: { placement: 'needs a layout' },
  SearchDropdown: {
    recent: 'appear without a query',
    noResultsHelp: 'appears without results',
    defaultOpen: 'is replaced by open',
  },
  SearchSheet: {
    recent: 'appear without a query',
    noResultsHelp: 'appears without results',
  },
};

/** Parts that no story has at first, and why. */
const withoutPart: Record<string, Record<string, string>> = {
  ProductCard: {
    line: 'is in the placeholder of a grid',
    'product-card-skeleton': 'is the placeholder of a grid',
  },
  StoryBlock: { 'rich-text': 'is a text given to it' },
  Combobox: { option: 'appears when opened', empty: 'appears without matches', list: 'appears when opened' },
  MultiSelect: { 'no-matches': 'appears without matches' },
  Carousel: { loop: 'needs a layout' },
  Lightbox: { detail: 'appears when zoomed in' },
  VideoFacade: { 'video-player': 'appears on play' },
  Footer: { 'payment-marks': 'are in the legal line given to it' },
  NavBar: {
    media: 'is in a menu that opens',
    title: 'is in a menu that opens',
    link: 'is in a menu that opens',
    overview: 'is in a menu that opens',
    menu: 'opens on hover or press',
  },
};

/** Defaults that can be given as a prop. */
const literals = /^('.*'|-?[\d.]+|true|false|null|\[\]|\{\})$/;

/** Values for controls where only some texts are valid. */
const validTexts: Record<string, Record<string, string>> = {
  Combobox: { value: 'Jumeirah', defaultValue: 'Jumeirah' },
  DateField: { locale: 'fr', min: '2026-11-01', max: '2026-12-31', value: '2026-10-01', defaultValue: '2026-10-01' },
  PhoneField: { defaultValue: '501234567' },
  Tabs: { value: 'part-1', defaultValue: 'part-1' },
};

beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => vi.restoreAllMocks());

/** Renders a story as Storybook does: `render` is a component and may have state. */
function show(component: ComponentType, { args, render: make }: Story) {
  const given = { ...args };
  const Shown = () =>
    make ? make(given, { globals: { language: 'en' } }) : createElement(component as ComponentType<Args>, given);
  return render(inLanguage('en', <Shown />)).baseElement;
}

/** What a visitor can see or operate: the HTML and the state of the form controls, without generated ids. */
function shown({ component, render: make, args }: (typeof playgrounds)[number], changed: Args) {
  const page = show(component, { args: { ...args, ...changed }, render: make });
  const controls = [...page.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
    ({ value, checked, indeterminate }) => [value, checked, indeterminate].join(),
  );
  const html = page.innerHTML.replaceAll(/_r_\w+_|«r\w+»/g, 'id');
  cleanup();
  return [html, ...controls].join('\n');
}

/** Variants of a value, each with one difference. */
function variants(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'string') return [`${value}x`];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value))
    return [value.slice(0, -1), ...variants(value[0]).map((first) => [first, ...value.slice(1)])];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    variants(member).map((variant) => ({ ...value, [name]: variant })),
  );
}

/** Values that a visitor might choose in a control. */
function choices(component: string, { name, control }: PropDoc, initial: unknown): unknown[] {
  if (control.kind === 'boolean') return [true, false];
  if (control.kind === 'choice') return [...control.options];
  if (control.kind === 'number') return [0, 1, 2, 3, 7, 150];
  if (control.kind === 'text') return [validTexts[component]?.[name] ?? 'another'];
  return variants(initial);
}

describe.each(playgrounds)('$name', (playground) => {
  const { name, args, argTypes } = playground;
  const props = docs[name]?.props ?? [];
  // As in `propArgTypes`: an object can be edited, but not made from nothing.
  const controls = props.filter(
    ({ name: prop, control }) =>
      !(prop in argTypes) && (control.kind === 'object' ? prop in args : control.kind !== 'none'),
  );

  test('has every required prop', () => {
    expect(
      props
        .filter((prop) => prop.required && !(prop.name in args) && !(prop.name in argTypes))
        .map((prop) => prop.name),
    ).toEqual([]);
  });

  test('lists every prop that it sets', () => {
    const listed = new Set([...props.map((prop) => prop.name), ...Object.keys(argTypes)]);
    expect(Object.keys(args).filter((arg) => !listed.has(arg) && !arg.startsWith('aria-'))).toEqual([]);
  });

  test('describes every prop in a sentence', () => {
    expect(props.filter(({ description }) => !/^\S.+[.:)]$/.test(description)).map((prop) => prop.name)).toEqual([]);
  });

  test('lists defaults that are true', () => {
    const given = props.filter((prop) => prop.defaultValue !== undefined);
    expect(
      given.filter(
        (prop) => !literals.test(prop.defaultValue!) && !/^(that of .+|inherited)$/.test(prop.defaultValue!),
      ),
    ).toEqual([]);
    const before = shown(playground, {});
    const wrong = given.filter(({ name: prop, defaultValue }) => {
      // The stories of overlays start open.
      if (prop === 'defaultOpen' || prop in args || prop in argTypes || !literals.test(defaultValue!)) return false;
      const value = JSON.parse(defaultValue!.replaceAll("'", '"')) as unknown;
      return shown(playground, { [prop]: value }) !== before;
    });
    expect(wrong.map((prop) => `${prop.name}=${prop.defaultValue}`)).toEqual([]);
  });

  test('has controls that change something', () => {
    const before = shown(playground, {});
    const dead = controls.filter((prop) =>
      choices(name, prop, args[prop.name]).every((value) => shown(playground, { [prop.name]: value }) === before),
    );
    expect(dead.map((prop) => prop.name)).toEqual(Object.keys(withoutEffect[name] ?? {}));
  });

  test('has the parts of its docs page in its stories', () => {
    // Some parts belong to a state, which is a boolean prop.
    const states = props.filter(({ control }) => control.kind === 'boolean').map((prop) => ({ [prop.name]: true }));
    const pages = [...playground.stories, ...states.map((state) => ({ ...playground, args: { ...args, ...state } }))];
    const inPages = new Set(
      pages.flatMap((story) => {
        const parts = [...show(playground.component, story).querySelectorAll<HTMLElement>('[data-part]')];
        cleanup();
        return parts.map(({ dataset }) => dataset.part);
      }),
    );
    const missing = (anatomy[name]?.parts ?? []).filter((part) => !inPages.has(part));
    expect(missing).toEqual(Object.keys(withoutPart[name] ?? {}));
  });
});
