import { __PRIVATE__ as styledComponents } from 'styled-components';

const conditional = /^@(?:media|supports|container)\b[^{]*\{/;

/**
 * The same rule within its component's: `@media (…) {.a{…} .a b{…}}` becomes `.a{@media (…) {&{…} & b{…}}}`. Null when it cannot be said so.
 * @param rule of styled-components, on the selectors of one component
 */
export function nested(rule: string): string | null {
  const [opening] = conditional.exec(rule) ?? [];
  const name = opening && /^\.([\w-]+)/.exec(rule.slice(opening.length))?.[1];
  if (!opening || !name) return null;
  const own = rule.slice(opening.length).replace(new RegExp(`\\.${name}(?![\\w-])`, 'g'), '&');
  // Without `&` a selector would mean something else in there, and what is deeper is not looked at.
  const selectors = [...own.matchAll(/(?:^|\})([^{}]+)\{/g)].map(([, selector = '']) => selector);
  const isFlat = !/\{[^}]*\{/.test(own);
  return isFlat && selectors.every((list) => list.split(',').every((selector) => selector.trim().startsWith('&')))
    ? `.${name}{${opening}${own}}`
    : null;
}

/**
 * Lets the styles of the next page come in without restyling this one. Whenever a script adds a conditional rule to a style sheet, Chromium looks at every
 * element anew that any rule of that sheet is about, and a page that React renders in short pieces adds such rules in many frames; a plain rule costs
 * nothing, whatever is nested in it.
 */
export function quietStyles(): void {
  // The sheet that later components insert into is made by the first of them, see keepServerStyles.ts.
  styledComponents.mainSheet.getTag();
  const sheet = document.querySelector<HTMLStyleElement>('style[data-styled=active]')?.sheet;
  if (!sheet || !CSS.supports('selector(&)')) return;
  const insertRule = sheet.insertRule.bind(sheet);
  sheet.insertRule = (rule, index) => insertRule(nested(rule) ?? rule, index);
}
