/**
 * Moves the focus to the control with an id. A group, such as a fieldset, cannot take it: then to the first control in
 * it that can. Returns whether it did.
 */
export function focusControl(id: string): boolean {
  const element = document.getElementById(id);
  const inside = (selector: string) => [...(element?.querySelectorAll<HTMLElement>(selector) ?? [])];
  // Buttons last: one in the label explains the group, one in a list removes a value.
  for (const target of [element, ...inside('input, select, textarea'), ...inside('button')]) {
    target?.focus();
    if (target && document.activeElement === target) return true;
  }
  return false;
}
