interface PreventableEvent {
  readonly defaultPrevented: boolean;
}

/** Calls the handler given by the caller, then our own, unless the given one called `preventDefault`. */
export function composeHandlers<E extends PreventableEvent>(
  given: ((event: E) => void) | undefined,
  own: (event: E) => void,
): (event: E) => void {
  return (event) => {
    // Links prevent the default of clicks that navigate. That is not a refusal.
    const wasPrevented = event.defaultPrevented;
    given?.(event);
    if (wasPrevented || !event.defaultPrevented) own(event);
  };
}
