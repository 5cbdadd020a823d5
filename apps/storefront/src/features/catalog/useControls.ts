import { useState } from 'react';

/**
 * Whether a list has controls: those once shown stay until the visitor goes to another list. Otherwise the filter just
 * removed would vanish with the focus, and with the button that opened the sheet it is in.
 */
export function useControls(list: string, needed: boolean): boolean {
  const [visit, setVisit] = useState({ list, shown: needed });
  const shown = needed || (visit.list === list && visit.shown);
  if (visit.list !== list || visit.shown !== shown) setVisit({ list, shown });
  return shown;
}
