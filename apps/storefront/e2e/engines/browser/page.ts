import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, vi } from 'vitest';
import { isHydrated } from '../../support/hydrated.js';
import type { EngineElement, EngineWindow, Key } from './engine.js';
import { findShown, look, reach, type Pattern, type Query, type Seen } from './query.js';

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const finder = `${library}\nglobalThis.findShown = ${String(findShown)}`;

/** Long enough for a busy machine. */
const pollOptions = { timeout: 20_000, interval: 100 };

const pattern = (text: string | RegExp): string | Pattern =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags };

/** A page of the shop in a window of an engine. */
export class Page {
  readonly #window: EngineWindow;
  readonly #origin: string;

  constructor(window: EngineWindow, origin: string) {
    this.#window = window;
    this.#origin = origin;
  }

  /** Opens a path of the shop and waits for hydration. */
  async open(path: string) {
    await this.#window.goTo(`${this.#origin}${path}`);
    await expect.poll(() => this.#window.evaluate(isHydrated), pollOptions).toBe(true);
  }

  get(role: string, name?: string | RegExp, options: { level?: number } = {}) {
    return new Found(this.#window, { by: 'role', what: role, ...named(name), ...options });
  }

  /** A field by its label, for fields without a role, such as passwords. */
  labelled(text: string | RegExp) {
    return new Found(this.#window, { by: 'label', what: pattern(text) });
  }

  text(text: string | RegExp) {
    return new Found(this.#window, { by: 'text', what: pattern(text) });
  }

  press(key: Key) {
    return this.#window.press(key);
  }

  /** Presses Tab until the element is focused. */
  async tabTo(found: Found) {
    for (let presses = 0; presses < 40; presses += 1) {
      await this.press('Tab');
      if ((await found.one()).focused) return;
    }
    throw new Error(`${String(found)} is no Tab stop`);
  }

  back() {
    return this.#window.back();
  }

  forward() {
    return this.#window.forward();
  }

  /** Path, query and hash. */
  async address() {
    return decodeURI((await this.#window.address()).replace(this.#origin, ''));
  }

  evaluate<Result>(run: () => Result) {
    return this.#window.evaluate(run);
  }
}

const named = (name?: string | RegExp) => (name === undefined ? {} : { name: pattern(name) });

/** A lazy query, like Playwright's locator. */
export class Found {
  readonly #window: EngineWindow;
  readonly #query: Query;

  constructor(window: EngineWindow, query: Query) {
    this.#window = window;
    this.#query = query;
  }

  get(role: string, name?: string | RegExp, options: { level?: number } = {}) {
    return new Found(this.#window, { by: 'role', what: role, within: this.#query, ...named(name), ...options });
  }

  text(text: string | RegExp) {
    return new Found(this.#window, { by: 'text', what: pattern(text), within: this.#query });
  }

  nth(position: number) {
    return new Found(this.#window, { ...this.#query, position });
  }

  /** All matching elements. */
  async all(): Promise<Seen[]> {
    await this.#provideFinder();
    return this.#window.evaluate(look, this.#query);
  }

  async count() {
    return (await this.all()).length;
  }

  /** The only matching element; throws when there is not exactly one. */
  async one(): Promise<Seen> {
    const [seen, ...others] = await this.all();
    if (!seen || others.length > 0) throw new Error(`${others.length + (seen ? 1 : 0)} of ${String(this)}`);
    return seen;
  }

  async shown() {
    await expect.poll(() => this.count(), { ...pollOptions, message: this.#describe('is shown') }).toBe(1);
  }

  async hidden() {
    await expect.poll(() => this.count(), { ...pollOptions, message: this.#describe('is hidden') }).toBe(0);
  }

  async focused() {
    await expect
      .poll(async () => (await this.one()).focused, { ...pollOptions, message: this.#describe('has the focus') })
      .toBe(true);
  }

  click() {
    return this.#act((element) => element.click());
  }

  /** Scrolls it into view. */
  scrollTo() {
    return this.#act(() => Promise.resolve());
  }

  type(text: string) {
    return this.#act((element) => element.type(text));
  }

  choose(value: string) {
    return this.#act((element) => element.choose(value));
  }

  toString() {
    return JSON.stringify(this.#query);
  }

  #describe(what: string) {
    return `${String(this)} ${what}`;
  }

  async #provideFinder() {
    if (!(await this.#window.evaluate(() => globalThis.findShown !== undefined))) await this.#window.runScript(finder);
  }

  /** Waits until the element is actionable, then acts once. */
  async #act(act: (element: EngineElement) => Promise<void>) {
    const element = await vi.waitFor(async () => {
      await this.#provideFinder();
      return this.#window.element(reach, this.#query).catch((reason: Error) => {
        throw new Error(`${this.#describe('cannot be reached')}: ${reason.message}`);
      });
    }, pollOptions);
    await act(element);
  }
}
