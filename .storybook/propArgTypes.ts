import type { Preview } from '@storybook/react-vite';
import componentDocs from 'virtual:component-docs';
import type { PropDoc } from '../packages/ui/docs/componentDocs.js';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgTypes = ReturnType<Enhancer>;
type ArgsEnhancer = NonNullable<Preview['argsEnhancers']>[number];

const controlOf = ({ control }: PropDoc) => {
  if (control.kind === 'none') return false;
  if (control.kind === 'choice') return { type: control.options.length > 4 ? 'select' : 'inline-radio' } as const;
  return { type: control.kind };
};

const argTypeOf = (prop: PropDoc): ArgTypes[string] => ({
  name: prop.name,
  description: prop.description,
  type: { name: 'other', value: prop.type, required: prop.required },
  table: {
    type: { summary: prop.type, detail: prop.shapes || undefined },
    defaultValue: prop.defaultValue === undefined ? undefined : { summary: prop.defaultValue },
  },
  options: prop.control.kind === 'choice' ? prop.control.options : undefined,
  control: controlOf(prop),
});

const docsOf = (title: string) => componentDocs[title.split('/').at(-1) ?? ''];

/** The default of a prop whose control shows it, if it is a literal. */
function defaultArg({ name, required, control, defaultValue }: PropDoc): unknown {
  // An initial value is what the story starts with.
  if (required || control.kind === 'object' || control.kind === 'none' || /^default[A-Z]/.test(name)) return undefined;
  if (defaultValue === 'true' || defaultValue === 'false') return defaultValue === 'true';
  if (control.kind === 'number' || /^\d+$/.test(defaultValue ?? '')) return defaultValue && Number(defaultValue);
  return defaultValue?.match(/^'(.*)'$/)?.[1];
}

const defaultArgs = (title: string) =>
  Object.fromEntries(
    (docsOf(title)?.props ?? [])
      .map((prop) => [prop.name, defaultArg(prop)])
      .filter(([, value]) => value !== undefined),
  ) as Record<string, unknown>;

/** Sets the controls of a component to the defaults of its props. */
export const defaultsInControls: ArgsEnhancer = ({ title, component, initialArgs }) =>
  component ? { ...defaultArgs(title), ...initialArgs } : initialArgs;

/** The args without those that are the default anyway. */
export function withoutDefaults<Args extends Record<string, unknown>>(title: string, args: Args): Args {
  const defaults = defaultArgs(title);
  return Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== defaults[name])) as Args;
}

// Storybook turns `control: false` into this.
const isTakenAway = (argType: ArgTypes[string] | undefined) =>
  (argType?.control as { disable?: boolean } | undefined)?.disable === true;

/**
 * The argTypes of a component from the types of its props. A story can take a control away. An object without an initial
 * value has none: it could be edited, but not made from nothing.
 */
export const propArgTypes: Enhancer = ({ title, component, argTypes, initialArgs }) => {
  const docs = docsOf(title);
  if (!component || !docs) return argTypes;
  return Object.fromEntries(
    docs.props.map((prop) => {
      const type = argTypeOf(prop);
      const fixed = isTakenAway(argTypes[prop.name]) || (prop.control.kind === 'object' && !(prop.name in initialArgs));
      return [prop.name, fixed ? { ...type, control: false } : type];
    }),
  );
};
