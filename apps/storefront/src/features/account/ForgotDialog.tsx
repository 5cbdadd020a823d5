import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { forgotPasswordAtom, type ForgotOutcome } from '@mahd/data/account';
import { localizedPath } from '@mahd/rules/locale';
import { FORGOT_PASSWORD_CHECKS } from '@mahd/rules/shop';
import { Dialog } from '@mahd/ui/Dialog';
import { SubmitButton, ValidatedForm } from '@mahd/ui/formik';
import { Notice } from '@mahd/ui/Notice';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { EmailField } from '../../shell/EmailField.js';
import { validateBy } from '../../shell/formValidation.js';
import { problemText } from '../../shell/problemText.js';

const validate = validateBy(FORGOT_PASSWORD_CHECKS);

const tones = { sent: 'success', unknown: 'warning', failed: 'danger' } as const;

interface ForgotDialogProps {
  onClose: () => void;
  /** The e-mail typed into the login form. */
  email: string;
}

/** Sends a link to reset the password and shows the result. */
export function ForgotDialog({ onClose, email }: ForgotDialogProps) {
  const t = useTranslate();
  const language = useLanguage();
  const sendLink = useSetAtom(forgotPasswordAtom);
  const [outcome, setOutcome] = useState<ForgotOutcome | null>(null);
  return (
    <Dialog open onOpenChange={onClose} title={t('forgot.title')} size="small">
      <ValidatedForm
        initialValues={{ email }}
        validate={validate}
        message={t}
        onSubmit={async (values) => {
          setOutcome(null);
          setOutcome(await sendLink(values.email, location.origin + localizedPath(language, '/login')));
        }}
      >
        <Stack gap={16}>
          <p>{t('forgot.text')}</p>
          <EmailField label={t('field.email')} />
          {outcome && (
            <Notice tone={tones[outcome.kind]} live>
              {problemText(t, outcome)}
            </Notice>
          )}
          <SubmitButton block>{t('forgot.submit')}</SubmitButton>
        </Stack>
      </ValidatedForm>
    </Dialog>
  );
}
