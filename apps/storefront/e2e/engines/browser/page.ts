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

/** For what is waited. Machines are busy. */
const patience = { timeout: 20_000, interval: 100 };

const pattern = (text: string | RegExp): string | Pattern =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags };

/** The shop in one window of an engine, as a visitor has it. */
export class Page {
  readonly #window: EngineWindow;
  readonly #origin: string;

  constructor(window: EngineWindow, origin: string) {
    this.#window = window;
    this.#origin = origin;
  }

  /** Goes to an address of the shop and waits until it answers to presses. */
  async open(path: string) {
    await this.#window.goTo(`${this.#origin}${path}`);
    await expect.poll(() => this.#window.evaluate(isHydrated), patience).toBe(true);
  }

  get(role: string, name?: string | RegExp, options: { level?: number } = {}) {
    return new Found(this.#window, { by: 'role', what: role, ...named(name), ...options });
  }

  /** A field by its label, where its role does not tell: a password has none. */
  labelled(text: string | RegExp) {
    return new Found(this.#window, { by: 'label', what: pattern(text) });
  }

  text(text: string | RegExp) {
    return new Found(this.#window, { by: 'text', what: pattern(text) });
  }

  press(key: Key) {
    return this.#window.press(key);
  }

  /** Tabs on until the focus is there. */
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

/** What a query finds in the page, asked for anew each time. */
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

  /** All there are at this moment. */
  async all(): Promise<Seen[]> {
    await this.#provideFinder();
    return this.#window.evaluate(look, this.#query);
  }

  async count() {
    return (await this.all()).length;
  }

  /** The only one there is at this moment. */
  async one(): Promise<Seen> {
    const [seen, ...others] = await this.all();
    if (!seen || others.length > 0) throw new Error(`${others.length + (seen ? 1 : 0)} of ${String(this)}`);
    return seen;
  }

  async shown() {
    await expect.poll(() => this.count(), { ...patience, message: this.#told('is shown') }).toBe(1);
  }

  async hidden() {
    await expect.poll(() => this.count(), { ...patience, message: this.#told('is hidden') }).toBe(0);
  }

  async focused() {
    await expect
      .poll(async () => (await this.one()).focused, { ...patience, message: this.#told('has the focus') })
      .toBe(true);
  }

  click() {
    return this.#act((element) => element.click());
  }

  /** Brings it into view. */
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

  #told(what: string) {
    return `${String(this)} ${what}`;
  }

  async #provideFinder() {
    if (!(await this.#window.evaluate(() => globalThis.findShown !== undefined))) await this.#window.runScript(finder);
  }

  /** Waits until it can be reached, then does it once. */
  async #act(act: (element: EngineElement) => Promise<void>) {
    const element = await vi.waitFor(async () => {
      await this.#provideFinder();
      return this.#window.element(reach, this.#query).catch((reason: Error) => {
        throw new Error(`${this.#told('cannot be reached')}: ${reason.message}`);
      });
    }, patience);
    await act(element);
  }
}
