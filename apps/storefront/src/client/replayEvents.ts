/** A click, an input or a submit that React did not hear, because the part of the page it happened in was not hydrated. */
interface RecordedEvent {
  readonly event: Event;
  readonly target: Element;
  /** Of a field at that time: hydration puts React's own value into it. */
  readonly value?: string | undefined;
  readonly checked?: boolean | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isCheckable = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** The root and the lazily hydrated parts; each has `data-hydrated` once React handles its events. */
const boundaryOf = (element: Element) => element.closest<HTMLElement>('#root, [data-lazy]');
const isHydrated = (element: Element) => boundaryOf(element)?.dataset.hydrated !== undefined;

/** Uses the prototype's setter: React shadows it on each field to know which value it has seen. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function replayInput(field: Field, { value = '', checked }: RecordedEvent): void {
  if (isCheckable(field)) {
    if (checked === field.defaultChecked) return;
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  // React ignores a value it has seen, so it gets the server's first.
  if (!(field instanceof HTMLSelectElement)) setValue(field, field.defaultValue);
  setValue(field, value);
}

/** Replays the last input of each field, then the last click on a button or submit. Links, and forms with an action, have worked without React. */
async function replay(events: readonly RecordedEvent[]): Promise<void> {
  const inputs = new Map<Field, RecordedEvent>();
  for (const recorded of events) if (recorded.event.type === 'input') inputs.set(recorded.target as Field, recorded);
  for (const [field, recorded] of inputs) {
    replayInput(field, recorded);
    // React renders an input in the next microtask. A handler of the next field may depend on it.
    await Promise.resolve();
  }
  events
    .flatMap(({ event, target }) => {
      if (event.type === 'submit') return () => (target as HTMLFormElement).requestSubmit();
      const button = event.type === 'click' && target.closest<HTMLElement>('button[type=button]');
      return button ? () => button.click() : [];
    })
    .at(-1)?.();
}

/**
 * Records clicks, inputs and submits in parts of the page that are not hydrated, and replays them when the part dispatches `hydrated`. Has no imports, so
 * that it is there before all other code.
 */
export function replayEvents(): void {
  let recorded: RecordedEvent[] = [];
  /** Whether its part was hydrated, and its replay is the next task. */
  const isDue = ({ target }: RecordedEvent) => isHydrated(target);
  const record = (event: Event) => {
    const target = event.target as Element;
    const isSubmit = event.type === 'submit';
    // What was typed before a submit is replayed first.
    if (!boundaryOf(target) || (isHydrated(target) && !(isSubmit && recorded.some(isDue)))) return;
    if (isSubmit) {
      if (target.hasAttribute('action')) return;
      // The server has no answer to it, and React has not seen the values.
      event.preventDefault();
      event.stopPropagation();
    }
    const { value, checked } = target as Partial<HTMLInputElement>;
    recorded.push({ event, target, value, checked });
  };
  for (const type of ['click', 'input', 'submit']) addEventListener(type, record, true);
  addEventListener('hydrated', () => {
    // React hydrates a part within a click when its code is there, and handles that click itself.
    recorded = recorded.filter((one) => one.event.eventPhase === Event.NONE || !isDue(one));
    // After React's effects.
    setTimeout(() => {
      const due = recorded.filter(isDue);
      recorded = recorded.filter((one) => !isDue(one) && one.target.isConnected);
      void replay(due);
    });
  });
}
