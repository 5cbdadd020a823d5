import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { changePasswordAtom, loggedInUserAtom } from '@mahd/data/account';
import { CHANGE_PASSWORD_CHECKS, MAX_LENGTHS } from '@mahd/rules/shop';
import { FormPasswordField, SubmitButton, ValidatedForm, type FieldProblem } from '@mahd/ui/formik';
import { Heading } from '@mahd/ui/Heading';
import { Notice } from '@mahd/ui/Notice';
import { Stack } from '@mahd/ui/Stack';
import { Text } from '@mahd/ui/Text';
import { useTranslate } from '../../app/AppContext.js';
import type { MessageKey } from '../../messages/domains.js';
import { validateBy } from '../../shell/formValidation.js';
import { problemText } from '../../shell/problemText.js';
import { Panel, PasswordPair } from './Profile.styles.js';
import { UsernameField } from './UsernameField.js';

const validate = validateBy(CHANGE_PASSWORD_CHECKS);

/** The form to change the password. Requires the current one. */
export function ChangePassword() {
  const t = useTranslate();
  const email = useAtomValue(loggedInUserAtom)?.email;
  const change = useSetAtom(changePasswordAtom);
  const [result, setResult] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null);

  const send = async (
    values: { currentPassword: string; password: string },
    { resetForm }: { resetForm: () => void },
  ): Promise<readonly FieldProblem<MessageKey>[] | void> => {
    setResult(null);
    const outcome = await change(values);
    if (outcome.kind === 'wrongCurrent') return [{ field: 'currentPassword', messageKey: 'reset.wrongCurrent' }];
    if (outcome.kind === 'refused') return [{ field: 'password', messageKey: outcome.messageKey }];
    if (outcome.kind === 'changed') resetForm();
    setResult({ tone: outcome.kind === 'changed' ? 'success' : 'danger', text: problemText(t, outcome) });
  };

  return (
    <Panel>
      <Heading headingLevel={2} size="medium">
        {t('profile.tabReset')}
      </Heading>
      <ValidatedForm
        initialValues={{ currentPassword: '', password: '' }}
        validate={validate}
        message={t}
        onSubmit={send}
      >
        <Stack gap={16}>
          <UsernameField email={email} />
          <PasswordPair columns={2} gap={16}>
            <FormPasswordField
              name="currentPassword"
              label={t('reset.current')}
              autoComplete="current-password"
              maxLength={MAX_LENGTHS.password}
            />
            <FormPasswordField
              name="password"
              label={t('reset.new')}
              description={t('field.passwordHint')}
              autoComplete="new-password"
              maxLength={MAX_LENGTHS.password}
            />
          </PasswordPair>
          <Text muted size="small">
            {t('reset.othersEnd')}
          </Text>
          {result && (
            <Notice tone={result.tone} live>
              {result.text}
            </Notice>
          )}
          <div>
            <SubmitButton>{t('reset.submit')}</SubmitButton>
          </div>
        </Stack>
      </ValidatedForm>
    </Panel>
  );
}
