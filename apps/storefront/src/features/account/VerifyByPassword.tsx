import { Suspense, useState } from 'react';
import { ACCOUNT_PASSWORD_CHECKS, MAX_LENGTHS } from '@mahd/rules/shop';
import { Button } from '@mahd/ui/Button';
import { FormPasswordField, SubmitButton, ValidatedForm, type FieldProblem } from '@mahd/ui/formik';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import type { MessageKey } from '../../messages/domains.js';
import { validateBy } from '../../shell/formValidation.js';
import { Note } from '../../shell/StatePanel.styles.js';
import { UsernameField } from './UsernameField.js';
import { FormRow, OtherPassword } from './VerifyByPassword.styles.js';

// For those who did not register.
const ForgotDialog = lazyWithRetry(async () => ({ default: (await import('./ForgotDialog.js')).ForgotDialog }));

const validate = validateBy(ACCOUNT_PASSWORD_CHECKS);

interface VerifyByPasswordProps {
  /** Returns the problem of the field, if any. */
  onVerify: (password: string) => Promise<readonly FieldProblem<MessageKey>[] | void>;
}

/**
 * Asks for the password that was chosen at registration. Who does not know it chooses another one by mail, which ends the sessions of whoever registered.
 */
export function VerifyByPassword({ onVerify }: VerifyByPasswordProps) {
  const t = useTranslate();
  const [choosing, setChoosing] = useState(false);
  return (
    <FormRow>
      <ValidatedForm
        initialValues={{ password: '' }}
        validate={validate}
        message={t}
        onSubmit={({ password }) => onVerify(password)}
      >
        <Stack gap={16}>
          <UsernameField />
          <FormPasswordField
            name="password"
            label={t('field.password')}
            autoComplete="current-password"
            maxLength={MAX_LENGTHS.password}
          />
          <SubmitButton block size="large">
            {t('verifyEmail.confirm')}
          </SubmitButton>
        </Stack>
      </ValidatedForm>
      <OtherPassword>
        <Note>{t('verifyEmail.passwordNote')}</Note>
        <Button variant="ghost" onClick={() => setChoosing(true)}>
          {t('verifyEmail.choosePassword')}
        </Button>
      </OtherPassword>
      <Suspense>{choosing && <ForgotDialog email="" onClose={() => setChoosing(false)} />}</Suspense>
    </FormRow>
  );
}
