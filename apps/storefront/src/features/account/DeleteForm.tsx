import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { deleteAccountAtom, loggedInUserAtom } from '@mahd/data/account';
import { accountOrdersAtom } from '@mahd/data/orders';
import { ACCOUNT_PASSWORD_CHECKS, MAX_LENGTHS } from '@mahd/rules/shop';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { FormPasswordField, SubmitButton, ValidatedForm, type FieldProblem } from '@mahd/ui/formik';
import { Notice } from '@mahd/ui/Notice';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import type { MessageKey } from '../../messages/domains.js';
import { validateBy } from '../../shell/formValidation.js';
import { problemText } from '../../shell/problemText.js';
import { OrderNumberText } from '../orders/OrderNumberText.js';
import { UsernameField } from './UsernameField.js';

const validate = validateBy(ACCOUNT_PASSWORD_CHECKS);

/** The form to delete the account. The end of the session then leaves the page. */
export function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const t = useTranslate();
  const email = useAtomValue(loggedInUserAtom)?.email;
  const deleteAccount = useSetAtom(deleteAccountAtom);
  const { data: orders } = useAtomValue(accountOrdersAtom(1));
  const openReturns = orders?.data.flatMap(({ open_return: open }) => (open ? [open.return_number] : [])) ?? [];
  const [problem, setProblem] = useState<string | null>(null);

  const send = async ({ password }: { password: string }): Promise<readonly FieldProblem<MessageKey>[] | void> => {
    setProblem(null);
    const outcome = await deleteAccount(password);
    if (outcome.kind === 'wrongPassword') return [{ field: 'password', messageKey: 'profile.wrongPassword' }];
    if (outcome.kind === 'failed') setProblem(problemText(t, outcome));
  };

  return (
    <ValidatedForm initialValues={{ password: '' }} validate={validate} message={t} onSubmit={send}>
      <Stack gap={16}>
        <p>{t('profile.deleteText')}</p>
        {openReturns.map((number) => (
          <Notice key={number} tone="warning">
            <OrderNumberText textKey="profile.deleteReturn" orderNumber={number} />
          </Notice>
        ))}
        <UsernameField email={email} />
        <FormPasswordField
          name="password"
          label={t('profile.deletePassword')}
          autoComplete="current-password"
          maxLength={MAX_LENGTHS.password}
        />
        {problem && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        <Cluster>
          <SubmitButton>{t('profile.deleteAccount')}</SubmitButton>
          <Button variant="outline" onClick={onCancel}>
            {t('profile.keepAccount')}
          </Button>
        </Cluster>
      </Stack>
    </ValidatedForm>
  );
}
