import { ServerStyleSheet } from 'styled-components';

/** Compiled rules by component and class. Bounded, because templates are constant. */
const compiled = new Map<string, string[]>();

const keyOf = (id: string, name: string) => `${id} ${name}`;

/**
 * Creates the style sheet of a page. Rules are compiled once per process: for a sheet of its own, styled-components
 * would compile them for every page, which takes a fifth of a rendering.
 */
export function createStyleSheet(): ServerStyleSheet {
  const sheet = new ServerStyleSheet();
  const { instance } = sheet;
  const hasNameForId = instance.hasNameForId.bind(instance);
  const insertRules = instance.insertRules.bind(instance);
  instance.insertRules = (id, name, rules) => {
    compiled.set(keyOf(id, name), rules);
    insertRules(id, name, rules);
  };
  // styled-components compiles and inserts what is not yet in the sheet.
  instance.hasNameForId = (id, name) => {
    if (hasNameForId(id, name)) return true;
    const rules = compiled.get(keyOf(id, name));
    if (!rules) return false;
    insertRules(id, name, rules);
    return true;
  };
  return sheet;
}
