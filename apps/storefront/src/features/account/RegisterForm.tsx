import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { registerAtom, type RegistrationRefusal } from '@mahd/data/account';
import { MAX_LENGTHS, REGISTER_CHECKS } from '@mahd/rules/shop';
import { FormCheckbox, FormPasswordField, SubmitButton, ValidatedForm, type FieldProblem } from '@mahd/ui/formik';
import { Icon } from '@mahd/ui/icons';
import { Notice } from '@mahd/ui/Notice';
import { Spinner } from '@mahd/ui/Spinner';
import { ShopLink } from '../../app/ShopLink.js';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import type { MessageKey } from '../../messages/domains.js';
import { EmailField } from '../../shell/EmailField.js';
import { validateBy } from '../../shell/formValidation.js';
import { problemText } from '../../shell/problemText.js';
import { SaveDraft } from '../../shell/SaveDraft.js';
import { useRestoredDraft } from '../../shell/useRestoredDraft.js';
import { AddressFields, BabyFields, MobileField, NameFields } from './PersonFields.js';
import { AlignedPair, FieldGroup } from './PersonFields.styles.js';
import { OptionalFields, SmallText } from './RegisterForm.styles.js';
import { registrationDraft } from './registrationDraft.js';

const validate = validateBy(REGISTER_CHECKS);

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  mobile: '',
  address: '',
  emirates: '',
  area: '',
  kidAge: '',
  pregnancy: '',
  marketing: false,
};

/** The registration form. Shows refusals at their field and clears the draft on success. */
export function RegisterForm({ onRegistered }: { onRegistered: (loggedIn: boolean) => void }) {
  const t = useTranslate();
  const language = useLanguage();
  const { origin } = useApp().state.settings;
  const register = useSetAtom(registerAtom);
  const restored = useRestoredDraft(registrationDraft, empty);
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<RegistrationRefusal | null>(null);

  // English readers get the server's own message.
  const message = (key: MessageKey) => (language === 'en' && refusal?.messageKey === key && refusal.text) || t(key);

  const send = async (values: typeof empty): Promise<readonly FieldProblem<MessageKey>[] | void> => {
    setProblem(null);
    setRefusal(null);
    const outcome = await register(values, { origin, language });
    if (outcome.kind === 'registered') {
      registrationDraft.clear();
      return onRegistered(outcome.loggedIn);
    }
    if (outcome.kind === 'refused') {
      setRefusal(outcome.refusal);
      return [outcome.refusal];
    }
    setProblem(problemText(t, outcome));
  };

  return (
    <ValidatedForm
      key={restored ? 'restored' : 'empty'}
      initialValues={restored ?? empty}
      validate={validate}
      message={message}
      onSubmit={send}
      summary
      // Only fields with a name of their own are required.
      fieldName={(field) => t(field === 'emirates' ? 'field.emirate' : `field.${field as 'email'}`)}
    >
      {({ values, isSubmitting, setFieldValue }) => (
        <>
          <SaveDraft draft={registrationDraft} empty={empty} values={values} />
          <FieldGroup>
            <legend>{t('register.aboutYou')}</legend>
            <NameFields />
            <EmailField label={t('field.email')} />
            <AlignedPair columns={2} gap={16}>
              <FormPasswordField
                name="password"
                label={t('field.password')}
                description={t('field.passwordHint')}
                autoComplete="new-password"
                maxLength={MAX_LENGTHS.password}
              />
              <MobileField value={values.mobile} />
            </AlignedPair>
          </FieldGroup>
          <AddressFields emirate={values.emirates} clearArea={() => void setFieldValue('area', '')} />
          <OptionalFields>
            <summary>
              {t('register.addBaby')}
              <Icon name="chevron-down" />
            </summary>
            <BabyFields />
          </OptionalFields>
          <FormCheckbox name="marketing" label={t('register.marketing')} description={t('register.marketingNote')} />
          {problem && (
            <Notice tone="danger" live>
              {problem}
            </Notice>
          )}
          <SmallText>
            {t('register.terms.before')} <ShopLink href="/term-of-use">{t('register.terms.link')}</ShopLink>
            {t('register.terms.privacyBefore')}{' '}
            <ShopLink href="/privacy-protection-policy">{t('register.terms.privacy')}</ShopLink>{' '}
            {t('register.terms.after')}
          </SmallText>
          <SubmitButton size="large" block>
            {t(isSubmitting ? 'register.submitting' : 'register.submit')}
          </SubmitButton>
          {isSubmitting && <Spinner overlay label={t('register.submitting')} />}
        </>
      )}
    </ValidatedForm>
  );
}
