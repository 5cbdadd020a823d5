import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { deleteAccountAtom } from '@mahd/data/account';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { Dialog } from '@mahd/ui/Dialog';
import { FormPasswordField, fromYup, SubmitButton, ValidatedForm, type FieldProblem } from '@mahd/ui/formik';
import { Notice } from '@mahd/ui/Notice';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import type { MessageKey } from '../../strings/domains.js';
import { problemText } from '../problemText.js';
import { Matter } from './Account.styles.js';
import { deleteSchema } from './schemas.js';

const check = fromYup(deleteSchema);

/** Deletes the account, after a question and the password. The end of the session then leads away from the page. */
export function DeleteAccount() {
  const t = useTranslate();
  const remove = useSetAtom(deleteAccountAtom);
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async ({ password }: { password: string }): Promise<readonly FieldProblem[] | void> => {
    setProblem(null);
    const outcome = await remove(password);
    if (outcome.kind === 'wrongPassword') return [{ field: 'password', messageKey: 'profile.wrongPassword' }];
    if (outcome.kind === 'failed') setProblem(problemText(t, outcome));
  };

  return (
    <Matter>
      <p>{t('profile.deleteText')}</p>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        {t('profile.deleteAccount')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('profile.deleteQuestion')} size="small">
        <ValidatedForm initialValues={{ password: '' }} validate={check} message={(key) => t(key as MessageKey)} onSubmit={send}>
          <Stack gap={16}>
            <p>{t('profile.deleteText')}</p>
            <FormPasswordField name="password" label={t('profile.deletePassword')} autoComplete="current-password" maxLength={1000} />
            {problem && (
              <Notice tone="danger" live>
                {problem}
              </Notice>
            )}
            <Cluster>
              <SubmitButton>{t('profile.deleteAccount')}</SubmitButton>
              <Button variant="outline" onClick={() => setOpen(false)}>
                {t('profile.keepAccount')}
              </Button>
            </Cluster>
          </Stack>
        </ValidatedForm>
      </Dialog>
    </Matter>
  );
}
