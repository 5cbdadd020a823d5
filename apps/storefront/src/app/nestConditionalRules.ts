import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

const isConditional = (type: string) => type === '@media' || type === '@supports' || type === '@container';

/**
 * Writes a conditional rule inside its component's rule: `@media (…) {.a{…} .a b{…}}` becomes `.a{@media (…) {&{…} & b{…}}}`, which means the same.
 * Chromium restyles every element a style sheet is about when a script inserts a conditional rule into it, but not when the condition is nested
 * in a plain rule. The styles of a new page would otherwise restyle the old one, see docs/decisions/styled-components-static-templates.md.
 */
export const nestConditionalRules: StylisPlugin = (element) => {
  const { type, root, children } = element;
  if (root || !isConditional(type) || !Array.isArray(children)) return;
  if (typeof CSS === 'undefined' || !CSS.supports('selector(&)')) return;
  const [first] = children;
  const [component] = /^\.[\w-]+/.exec(first?.props[0] ?? '') ?? [];
  if (!component) return;
  const name = new RegExp(`\\${component}(?![\\w-])`, 'g');
  const nested = children.map((rule) => ({
    ...rule,
    value: '',
    props: typeof rule.props === 'string' ? rule.props : rule.props.map((selector) => selector.replace(name, '&')),
  }));
  // A selector without a leading `&` would mean something else there.
  const isNestable = nested.every(
    ({ type: kind, props }) =>
      kind === 'rule' && typeof props !== 'string' && props.every((selector) => selector.startsWith('&')),
  );
  if (!isNestable) return;
  const condition = { ...element, root: element, children: nested };
  Object.assign(element, { type: 'rule', value: component, props: [component], children: [condition] });
};
// Part of every class name, so it has to be the same on server and browser, also where code is minified.
Object.defineProperty(nestConditionalRules, 'name', { value: 'nestConditionalRules' });
