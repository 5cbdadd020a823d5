import { suggestEmail } from '@mahd/rules/shop/emailSuggestion';
import { Button } from '@mahd/ui/Button';
import { useMessages } from './useMessages.js';

interface EmailSuggestionProps {
  email: string;
  onAccept: (email: string) => void;
}

/** Offers the address that was probably meant. */
export default function EmailSuggestion({ email, onAccept }: EmailSuggestionProps) {
  const { t } = useMessages('field');
  const suggestion = suggestEmail(email);
  if (suggestion === null) return null;
  return (
    <Button variant="ghost" size="small" onClick={() => onAccept(suggestion)}>
      {/* An address is left-to-right in every language. */}
      {t('field.didYouMean', { email: `\u2066${suggestion}\u2069` })}
    </Button>
  );
}
