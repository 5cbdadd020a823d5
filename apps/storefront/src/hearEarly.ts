type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isField = (target: EventTarget | null): target is Field => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
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
 * @param early input and click events, in their order
 */
export function hearEarly(early: readonly Event[]): void {
  const fields = early.flatMap(({ type, target }) => (type === 'input' && isField(target) ? [target] : [])).filter((field) => !isBox(field) || field.checked !== field.defaultChecked);
  // As soon as React hears of one, it puts its own values into the others.
  const values = new Map(fields.map((field) => [field, field.value]));
  for (const [field, value] of values) repeat(field, value);
  const last = early.findLast(({ type }) => type === 'click')?.target;
  if (last instanceof Element) last.closest<HTMLButtonElement>('button[type=button]')?.click();
}
