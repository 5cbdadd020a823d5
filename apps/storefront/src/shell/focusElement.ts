/** Focuses an element, also one that cannot take the focus by itself, such as a heading. */
export function focusElement(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus(options);
}
