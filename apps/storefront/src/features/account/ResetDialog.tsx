import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { resetPasswordAtom, type ResetOutcome } from '@mahd/data/account';
import { MAX_LENGTHS, RESET_PASSWORD_CHECKS } from '@mahd/rules/shop';
import { Button } from '@mahd/ui/Button';
import { Dialog } from '@mahd/ui/Dialog';
import { FormPasswordField, SubmitButton, ValidatedForm } from '@mahd/ui/formik';
import { Notice } from '@mahd/ui/Notice';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { validateBy } from '../../shell/formValidation.js';
import { problemText } from '../../shell/problemText.js';
import { UsernameField } from './UsernameField.js';

const validate = validateBy(RESET_PASSWORD_CHECKS);

interface ResetDialogProps {
  /** The token of the mailed link. */
  token: string;
  onChanged: () => void;
  /** Called with true when the link is invalid and a new one is requested. */
  onClose: (requestNewLink: boolean) => void;
}

/** Sets a new password with the token of a mailed link. */
export function ResetDialog({ token, onChanged, onClose }: ResetDialogProps) {
  const t = useTranslate();
  const reset = useSetAtom(resetPasswordAtom);
  const [problem, setProblem] = useState<Extract<ResetOutcome, { kind: 'linkUsed' | 'failed' }> | null>(null);
  return (
    <Dialog open onOpenChange={() => onClose(false)} title={t('reset.title')} size="small">
      <ValidatedForm
        initialValues={{ password: '' }}
        validate={validate}
        message={t}
        onSubmit={async ({ password }) => {
          setProblem(null);
          const outcome = await reset(token, password);
          if (outcome.kind === 'changed') return onChanged();
          if (outcome.kind === 'refused') return [{ field: 'password', messageKey: outcome.messageKey }];
          setProblem(outcome);
        }}
      >
        <Stack gap={16}>
          <UsernameField />
          <FormPasswordField
            name="password"
            label={t('reset.new')}
            description={t('field.passwordHint')}
            autoComplete="new-password"
            maxLength={MAX_LENGTHS.password}
          />
          {problem && (
            <Notice tone="danger" live>
              {problemText(t, problem)}
            </Notice>
          )}
          {problem?.kind === 'linkUsed' ? (
            <Button block onClick={() => onClose(true)}>
              {t('reset.newLink')}
            </Button>
          ) : (
            <SubmitButton block>{t('reset.submit')}</SubmitButton>
          )}
        </Stack>
      </ValidatedForm>
    </Dialog>
  );
}
