/** The second argument of `onValueChange`. */
export interface ValueChange<Reason extends string> {
  /**
   * What changed the value: `input` is typed text, `selection` a chosen option, `clear` an emptied field, `increment`
   * and `decrement` the buttons of a stepper, `keyboard` its keys, `reset` a reset of the form.
   */
  reason: Reason;
}
