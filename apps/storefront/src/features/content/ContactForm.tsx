import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { sendContactAtom, type ContactOutcome } from '@mahd/data/content';
import { CONTACT_CHECKS, MAX_LENGTHS, mobileHint, type ContactValues } from '@mahd/rules/shop';
import { FormTextArea, FormTextField, SubmitButton, ValidatedForm } from '@mahd/ui/formik';
import { Notice } from '@mahd/ui/Notice';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { createFormDraft } from '../../shell/createFormDraft.js';
import { validateBy } from '../../shell/formValidation.js';
import { SaveDraft } from '../../shell/SaveDraft.js';
import { useRestoredDraft } from '../../shell/useRestoredDraft.js';
import { waitMinutes } from '../../shell/waitMinutes.js';
import { FieldPairs } from './Contact.styles.js';

const validate = validateBy(CONTACT_CHECKS);

const empty: ContactValues = { firstName: '', lastName: '', email: '', mobile: '', message: '' };

const contactDraft = createFormDraft('contactForm', empty);

interface ContactFormProps {
  /** Shown once the message has been sent. */
  success: string;
  successNote: string;
}

/** The contact form. It is reset after sending; until then the input is kept, also during a visit to another page. */
export function ContactForm({ success, successNote }: ContactFormProps) {
  const t = useTranslate();
  const language = useLanguage();
  const send = useSetAtom(sendContactAtom);
  const restored = useRestoredDraft(contactDraft, empty);
  const [outcome, setOutcome] = useState<Exclude<ContactOutcome, { kind: 'invalid' }> | null>(null);
  return (
    <ValidatedForm
      key={restored ? 'restored' : 'empty'}
      initialValues={restored ?? empty}
      validate={validate}
      message={t}
      onSubmit={async (values, { resetForm }) => {
        setOutcome(null);
        const answer = await send(values, language);
        if (answer.kind === 'invalid') return answer.problems;
        if (answer.kind === 'sent') {
          resetForm(empty);
          contactDraft.clear();
        }
        setOutcome(answer);
        return undefined;
      }}
      summary={(n) => t('contact.errors', { n })}
    >
      {({ isSubmitting, values }) => (
        <Stack gap={24}>
          <SaveDraft draft={contactDraft} empty={empty} values={values} />
          <FieldPairs columns={2} gap={24}>
            <FormTextField
              name="firstName"
              label={t('contact.firstName')}
              autoComplete="given-name"
              maxLength={MAX_LENGTHS.firstName}
            />
            <FormTextField
              name="lastName"
              label={t('contact.lastName')}
              autoComplete="family-name"
              maxLength={MAX_LENGTHS.lastName}
            />
            <FormTextField
              name="email"
              type="email"
              label={t('contact.email')}
              description={t('contact.emailHint')}
              autoComplete="email"
              maxLength={MAX_LENGTHS.email}
            />
            <FormTextField
              name="mobile"
              type="tel"
              dir="ltr"
              label={t('contact.phone')}
              description={t(mobileHint(values.mobile) ?? 'contact.phoneHint')}
              autoComplete="tel"
              maxLength={MAX_LENGTHS.phone}
            />
          </FieldPairs>
          <FormTextArea
            name="message"
            label={t('contact.message')}
            description={t('contact.messageHint')}
            rows={5}
            maxLength={MAX_LENGTHS.contactMessage}
          />
          {outcome?.kind === 'sent' && (
            <Notice tone="success" title={success} live>
              {successNote}
              <p>{t('contact.reference', { reference: outcome.reference })}</p>
            </Notice>
          )}
          {outcome?.kind === 'failed' && (
            <Notice tone="danger" live>
              {t(outcome.messageKey, { n: waitMinutes(outcome.retryAfter) })}
            </Notice>
          )}
          <SubmitButton size="large">{t(isSubmitting ? 'contact.sending' : 'contact.submit')}</SubmitButton>
        </Stack>
      )}
    </ValidatedForm>
  );
}
