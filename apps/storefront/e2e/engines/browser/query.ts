/** A serializable query for elements by role, label or text. */
export interface Query {
  readonly by: 'role' | 'label' | 'text';
  /** The role, the label text or the element's text. */
  readonly what: string | Pattern;
  /** The accessible name, for queries by role. */
  readonly name?: string | Pattern;
  /** The heading level. */
  readonly level?: number;
  readonly within?: Query;
  /** The index among several matches. */
  readonly position?: number;
}

export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** A snapshot of an element. */
export interface Seen {
  readonly text: string;
  readonly value: string | undefined;
  readonly tag: string;
  readonly focused: boolean;
  readonly inView: boolean;
  /** Its `aria-label` or `alt`. */
  readonly name: string | null;
  readonly x: number;
  readonly width: number;
}

interface Library {
  within: (element: Element) => {
    queryAllByRole: (role: string, options: { name?: string | RegExp; level?: number }) => HTMLElement[];
    queryAllByLabelText: (text: string | RegExp) => HTMLElement[];
    queryAllByText: (text: string | RegExp) => HTMLElement[];
  };
}

declare global {
  var TestingLibraryDom: Library | undefined;
  var findShown: ((query: Query) => HTMLElement[]) | undefined;
}

/** Finds visible elements. Injected into every page together with Testing Library. */
export function findShown(query: Query): HTMLElement[] {
  const library = globalThis.TestingLibraryDom as Library;
  const match = (text: string | Pattern) => (typeof text === 'string' ? text : new RegExp(text.source, text.flags));
  const scopes = query.within ? findShown(query.within) : [document.body];
  const found = scopes.flatMap((scope) => {
    const { queryAllByRole, queryAllByLabelText, queryAllByText } = library.within(scope);
    if (query.by === 'label') return queryAllByLabelText(match(query.what));
    if (query.by === 'text') return queryAllByText(match(query.what));
    return queryAllByRole(String(query.what), {
      ...(query.name === undefined ? {} : { name: match(query.name) }),
      ...(query.level === undefined ? {} : { level: query.level }),
    });
  });
  const shown = found.filter((element) => element.checkVisibility({ visibilityProperty: true }));
  return query.position === undefined ? shown : shown.slice(query.position).slice(0, 1);
}

/** Snapshots of all matching elements. */
export function look(query: Query): Seen[] {
  return (globalThis.findShown?.(query) ?? []).map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return {
      text: element.innerText,
      value: 'value' in element ? String(element.value) : undefined,
      tag: element.localName,
      focused: element === document.activeElement,
      inView: right > 0 && bottom > 0 && left < innerWidth && top < innerHeight,
      name: element.getAttribute('aria-label') ?? element.getAttribute('alt'),
      x: left,
      width: right - left,
    };
  });
}

/** Scrolls the only match into view and returns it. Throws unless it is enabled, stable and not covered. */
export async function reach(query: Query): Promise<Element> {
  const [element, ...others] = globalThis.findShown?.(query) ?? [];
  if (!element) throw new Error('No match.');
  if (others.length > 0) throw new Error(`${others.length + 1} matches.`);
  if (element.matches(':disabled')) throw new Error('Disabled.');
  const box = element.getBoundingClientRect();
  if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth)
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const before = middle();
  await frame();
  await frame();
  const { x, y } = middle();
  if (x !== before.x || y !== before.y) throw new Error('Not stable.');
  const top = document.elementFromPoint(x, y);
  if (top && (element.contains(top) || top.closest('label')?.control === element)) return element;
  // A sticky bar may cover it.
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  throw new Error(`Covered by ${top?.outerHTML.slice(0, 200)}.`);
}
