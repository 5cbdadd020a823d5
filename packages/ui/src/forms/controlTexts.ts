import type { ReactNode } from 'react';

/** Texts common to controls. Those of a group name the group. */
export interface ControlTexts {
  /** Label of the control. That of a group names the group. */
  label: ReactNode;
  /** Help text, always visible. */
  description?: ReactNode;
  /** Error message; marks the control as invalid. */
  errorMessage?: ReactNode;
  /** Adds "optional" to the label. Required controls carry no mark. */
  optional?: boolean;
}
