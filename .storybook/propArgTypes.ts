import type { Preview } from '@storybook/react-vite';
import componentDocs from 'virtual:component-docs';
import type { PropDoc } from '../packages/ui/docs/componentDocs.js';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgTypes = ReturnType<Enhancer>;

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

/**
 * The argTypes of a component from the types of its props. A story can take a control away. An object without an initial
 * value has none: it could be edited, but not made from nothing.
 */
export const propArgTypes: Enhancer = ({ title, component, argTypes, initialArgs }) => {
  const docs = componentDocs[title.split('/').at(-1) ?? ''];
  if (!component || !docs) return argTypes;
  return Object.fromEntries(
    docs.props.map((prop) => {
      const type = argTypeOf(prop);
      const fixed =
        argTypes[prop.name]?.control === false || (prop.control.kind === 'object' && !(prop.name in initialArgs));
      return [prop.name, fixed ? { ...type, control: false } : type];
    }),
  );
};
