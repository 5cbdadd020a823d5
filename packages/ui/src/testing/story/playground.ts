import { Children, isValidElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import type { StoryContext } from './languageOf.js';

type Args = Record<string, unknown>;

/** The first element of a component in a tree of elements. */
function elementOf(component: unknown, node: ReactNode): ReactElement<Args> | undefined {
  for (const child of Children.toArray(node)) {
    if (!isValidElement<Args>(child)) continue;
    const found = child.type === component ? child : elementOf(component, child.props.children as ReactNode);
    if (found) return found;
  }
  return undefined;
}

/** Whether a value can be edited as text or JSON. Elements, functions and files cannot. */
function isEditable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEditable);
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    !isValidElement(value) &&
    Object.values(value).every(isEditable)
  );
}

/**
 * The `Default` story of a component, whose controls start with the props that `render` gives it in English. Until one
 * is changed, the story shows those of the selected language.
 * @param render gets the args that were changed in the controls
 */
export function playground<Props extends object>(
  component: ComponentType<Props>,
  render: (args: Partial<Props>, context: StoryContext) => ReactElement,
) {
  const props = elementOf(component, render({}, { globals: { language: 'en' } }))?.props ?? {};
  const defaults = Object.entries(props).filter(([, value]) => value !== undefined);
  const args: Args = Object.fromEntries(defaults.filter(([, value]) => isEditable(value)));
  const changed = (current: object) =>
    Object.fromEntries(Object.entries(current).filter(([name, value]) => value !== args[name])) as Partial<Props>;
  return {
    args,
    argTypes: Object.fromEntries(
      defaults.filter(([, value]) => !isEditable(value)).map(([name]) => [name, { control: false as const }]),
    ),
    render: (current: object, context: StoryContext) => render(changed(current), context),
  };
}
