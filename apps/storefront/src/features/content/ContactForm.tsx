import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { sendContactAtom, type ContactOutcome } from '@mahd/data/content';
import { CONTACT_CHECKS, MAX_LENGTHS, mobileHint, type ContactValues } from '@mahd/rules/shop';
import { FormSelect, FormTextArea, FormTextField, SubmitButton, ValidatedForm } from '@mahd/ui/formik';
import { Notice } from '@mahd/ui/Notice';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import type { MessageKey } from '../../messages/domains.js';
import { createFormDraft } from '../../shell/createFormDraft.js';
import { validateBy } from '../../shell/formValidation.js';
import { SaveDraft } from '../../shell/SaveDraft.js';
import { useRestoredDraft } from '../../shell/useRestoredDraft.js';
import { waitMinutes } from '../../shell/waitMinutes.js';
import { FieldPairs } from './Contact.styles.js';

const validate = validateBy(CONTACT_CHECKS);

/** What a message may be about. */
const topics = ['order', 'return', 'product', 'complaint', 'other'] as const;

interface Values extends ContactValues {
  readonly topic: '' | (typeof topics)[number];
  readonly orderNumber: string;
}

const empty: Values = { firstName: '', lastName: '', email: '', mobile: '', topic: '', orderNumber: '', message: '' };

const contactDraft = createFormDraft('contactForm', empty, { topic: ['', ...topics] });

/** The names of the fields, also in the list of those that are wrong. */
const names: Readonly<Record<keyof Values, MessageKey>> = {
  firstName: 'field.firstName',
  lastName: 'field.lastName',
  email: 'field.email',
  mobile: 'field.mobile',
  topic: 'contact.topic',
  orderNumber: 'contact.orderNumber',
  message: 'contact.message',
};

/** What the name of a topic and the number of an order take of a message, with their line breaks. */
const ABOUT_LENGTH = 50 + MAX_LENGTHS.orderNumber;

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
        // The call has no fields for the topic and the order: the message begins with them.
        const { topic, orderNumber, ...asked } = values;
        const order = orderNumber.trim();
        const about = [topic && t(`contact.topics.${topic}`), order && `${t(names.orderNumber)}: ${order}`].filter(
          Boolean,
        );
        const message = about.length > 0 ? `${about.join('\n')}\n\n${asked.message}` : asked.message;
        const answer = await send({ ...asked, message }, language);
        if (answer.kind === 'invalid') return answer.problems;
        if (answer.kind === 'sent') {
          resetForm(empty);
          contactDraft.clear();
        }
        setOutcome(answer);
        return undefined;
      }}
      summary={(n) => t('contact.errors', { n })}
      fieldName={(field) => t(names[field])}
    >
      {({ isSubmitting, values }) => (
        <Stack gap={24}>
          <SaveDraft draft={contactDraft} empty={empty} values={values} />
          <FieldPairs columns={2} gap={24}>
            <FormTextField
              name="firstName"
              label={t(names.firstName)}
              autoComplete="given-name"
              maxLength={MAX_LENGTHS.firstName}
            />
            <FormTextField
              name="lastName"
              label={t(names.lastName)}
              autoComplete="family-name"
              maxLength={MAX_LENGTHS.lastName}
            />
            <FormTextField
              name="email"
              type="email"
              label={t(names.email)}
              description={t('contact.emailHint')}
              autoComplete="email"
              maxLength={MAX_LENGTHS.email}
            />
            <FormTextField
              name="mobile"
              type="tel"
              dir="ltr"
              label={t(names.mobile)}
              description={t(mobileHint(values.mobile) ?? 'contact.phoneHint')}
              autoComplete="tel"
              maxLength={MAX_LENGTHS.phone}
            />
            <FormSelect
              name="topic"
              label={t(names.topic)}
              optional
              placeholder={t('contact.topicPlaceholder')}
              options={topics.map((topic) => ({ value: topic, label: t(`contact.topics.${topic}`) }))}
            />
            <FormTextField
              name="orderNumber"
              dir="ltr"
              label={t(names.orderNumber)}
              optional
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={MAX_LENGTHS.orderNumber}
            />
          </FieldPairs>
          <FormTextArea
            name="message"
            label={t(names.message)}
            description={t(`contact.hints.${values.topic || 'other'}`)}
            rows={5}
            maxLength={MAX_LENGTHS.contactMessage - ABOUT_LENGTH}
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
