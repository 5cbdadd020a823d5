import type { RuleSet } from 'styled-components';

/**
 * The parts of a constant template as one string, for components that repeat in lists. styled-components joins the parts
 * at every render and hashes the result to find its class; a single string is found by its known hash. Not for templates
 * with keyframes or functions.
 */
/* @__NO_SIDE_EFFECTS__ */
export function joinStyles(styles: RuleSet): string {
  return styles.join('');
}
