import { useEffect, useState } from 'react';
import { suggestEmail } from '@mahd/rules/shop/emailSuggestion';
import { Button } from '@mahd/ui/Button';
import { useMessages } from './useMessages.js';

/** A pause that tells that the address is complete. */
const PAUSE_MS = 1000;

interface EmailSuggestionProps {
  email: string;
  onAccept: (email: string) => void;
}

/** Offers the address that was probably meant, once typing pauses. */
export default function EmailSuggestion({ email, onAccept }: EmailSuggestionProps) {
  const { t } = useMessages('field');
  const [checked, setChecked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => afterPress(() => setChecked(email)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [email]);
  const suggestion = checked === email ? suggestEmail(email) : null;
  if (suggestion === null) return null;
  return (
    <Button variant="ghost" size="small" onClick={() => onAccept(suggestion)}>
      {/* An address is left-to-right in every language. */}
      {t('field.didYouMean', { email: `\u2066${suggestion}\u2069` })}
    </Button>
  );
}

/** Waits until no button is pressed: what appears would move it away from under the pointer. */
function afterPress(show: () => void): void {
  if (document.querySelector('button:active, a:active, label:active') === null) show();
  else addEventListener('pointerup', () => setTimeout(show), { once: true });
}
