/**
 * Moves the focus to the control with an id. A group, such as a fieldset, cannot take it: then to the first control in
 * it that can. Returns whether it did.
 */
export function focusControl(id: string): boolean {
  const element = `[id="${id}"]`;
  // Buttons last: one in the label explains the group, one in a list removes a value.
  for (const selector of [element, `${element} :is(input, select, textarea)`, `${element} button`])
    for (const target of document.querySelectorAll<HTMLElement>(selector)) {
      target.focus();
      if (document.activeElement === target) return true;
    }
  return false;
}
