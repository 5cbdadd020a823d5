/** Something pressed or typed. */
export interface Early {
  /** Of the event. */
  readonly type: string;
  readonly target: EventTarget | null;
  /** What stood in the field then, if it was one: React puts its own into it when it takes it over. */
  readonly value?: string | undefined;
  readonly checked?: boolean | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

function put(field: Field, value: string): void {
  // The prototype's way: React has one of its own on each field, by which it knows what it has seen.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** Does to a field what the shopper did. React takes a value for news only when it is another than the one it has seen, so it sees the server's first. */
function repeat(field: Field, value: string): void {
  if (isBox(field)) {
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) put(field, field.defaultValue);
  put(field, value);
}

/**
 * Lets React hear what happened before it listened: what stands in the fields that were changed, and the last button that was pressed. Links and forms
 * without rules have worked by themselves.
 * @param early inputs and clicks, in their order
 */
export function hearEarly(early: readonly Early[]): void {
  const fields = new Map(
    early.flatMap(({ type, target, value = '', checked }) =>
      type === 'input' && isField(target) ? [[target, { value, checked }] as const] : [],
    ),
  );
  for (const [field, { value, checked }] of fields)
    if (!isBox(field) || checked !== field.defaultChecked) repeat(field, value);
  const buttons = early.flatMap(
    ({ type, target }) =>
      (type === 'click' && target instanceof Element && target.closest<HTMLButtonElement>('button[type=button]')) || [],
  );
  buttons.at(-1)?.click();
}
