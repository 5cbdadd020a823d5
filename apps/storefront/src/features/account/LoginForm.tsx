import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { logInAtom } from '@mahd/data/account';
import { swalMsgAtom } from '@mahd/data/cart';
import { LOGIN_CHECKS, MAX_LENGTHS } from '@mahd/rules/shop';
import { Button } from '@mahd/ui/Button';
import { FormPasswordField, FormTextField, SubmitButton, ValidatedForm } from '@mahd/ui/formik';
import { Notice } from '@mahd/ui/Notice';
import { useTranslate } from '../../app/AppContext.js';
import { validateBy } from '../../shell/formValidation.js';
import { problemText } from '../../shell/problemText.js';
import { PasswordAndForgot } from './Login.styles.js';

const validate = validateBy(LOGIN_CHECKS);

interface LoginFormProps {
  /** Called with the typed e-mail when the link "Forgot password?" is pressed. */
  onForgot: (email: string) => void;
}

/** The login form. Redirecting afterwards is up to the page. */
export function LoginForm({ onForgot }: LoginFormProps) {
  const t = useTranslate();
  const logIn = useSetAtom(logInAtom);
  const showToast = useSetAtom(swalMsgAtom);
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <ValidatedForm
      initialValues={{ email: '', password: '' }}
      validate={validate}
      message={t}
      onSubmit={async (values) => {
        setProblem(null);
        const outcome = await logIn(values);
        if (outcome.kind === 'loggedIn') showToast('toast.loggedIn');
        else setProblem(problemText(t, outcome));
      }}
    >
      {({ values, isSubmitting }) => (
        <>
          <FormTextField
            name="email"
            type="email"
            label={t('field.email')}
            autoComplete="username"
            maxLength={MAX_LENGTHS.email}
          />
          <PasswordAndForgot>
            <FormPasswordField
              name="password"
              label={t('field.password')}
              autoComplete="current-password"
              maxLength={MAX_LENGTHS.password}
            />
            <Button variant="ghost" onClick={() => onForgot(values.email)}>
              {t('login.forgot')}
            </Button>
          </PasswordAndForgot>
          {problem && (
            <Notice tone="danger" live>
              {problem}
            </Notice>
          )}
          <SubmitButton size="large" block>
            {t(isSubmitting ? 'login.submitting' : 'login.submit')}
          </SubmitButton>
        </>
      )}
    </ValidatedForm>
  );
}
