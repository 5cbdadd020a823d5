/** The second argument of `onValueChange`, `onCheckedChange` and `onSortChange`. */
export interface ValueChange<Reason extends string> {
  /**
   * What changed the value: `input` is typed text or a moved slider, `selection` a chosen option or file, `remove` the
   * button that removes one of several, `clear` an emptied field, `increment` and `decrement` the buttons of a stepper,
   * `keyboard` its keys, `reset` a reset of the form.
   */
  reason: Reason;
}
