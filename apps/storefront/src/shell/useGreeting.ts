import { clientAtom } from '../app/clientAtoms.js';
import { useTranslate } from '../app/AppContext.js';
import { useClientAtomValue } from '../app/useClientAtomValue.js';

const firstNameAtom = clientAtom('firstName', '');

/** "Hello, Sara" for a customer who is logged in; empty for a guest. */
export function useGreeting(): string {
  const t = useTranslate();
  const firstName = useClientAtomValue(firstNameAtom, '');
  // Isolated, because a name may have the other direction.
  return firstName && t('nav.greeting', { firstName: `\u2068${firstName}\u2069` });
}
