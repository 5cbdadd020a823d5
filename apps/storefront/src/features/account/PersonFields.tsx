import { MAX_LENGTHS, mobileHint } from '@mahd/rules/shop';
import { FormPhoneField, FormSelect, FormTextField } from '@mahd/ui/formik';
import { Grid } from '@mahd/ui/Grid';
import { useTranslate } from '../../app/AppContext.js';
import type { MessageKey } from '../../messages/domains.js';
import { PlaceFields } from '../delivery/PlaceFields.js';
import { kidAgeOptions, pregnancyOptions } from './babyAnswers.js';
import { AlignedPair, FieldGroup } from './PersonFields.styles.js';

/** First and last name, for a grid that has other fields too. */
export function NameInputs() {
  const t = useTranslate();
  return (
    <>
      <FormTextField
        name="firstName"
        label={t('field.firstName')}
        autoComplete="given-name"
        maxLength={MAX_LENGTHS.firstName}
      />
      <FormTextField
        name="lastName"
        label={t('field.lastName')}
        autoComplete="family-name"
        maxLength={MAX_LENGTHS.lastName}
      />
    </>
  );
}

/** First and last name in a row. */
export function NameFields() {
  return (
    <Grid columns={2} gap={16}>
      <NameInputs />
    </Grid>
  );
}

interface MobileFieldProps {
  value: string;
  /** Shown unless the number looks unusual. */
  hint?: MessageKey;
}

/** The nine digits of a UAE mobile number, after +971. */
export function MobileField({ value, hint = 'field.mobileHint' }: MobileFieldProps) {
  const t = useTranslate();
  return <FormPhoneField name="mobile" label={t('field.mobile')} description={t(mobileHint(value) ?? hint)} />;
}

interface AddressFieldsProps {
  emirate: string;
  clearArea: () => void;
}

export function AddressFields({ emirate, clearArea }: AddressFieldsProps) {
  const t = useTranslate();
  return (
    <FieldGroup>
      <legend>{t('register.yourAddress')}</legend>
      <FormTextField
        name="address"
        label={t('field.address')}
        description={t('field.addressHint')}
        autoComplete="street-address"
        maxLength={MAX_LENGTHS.address}
      />
      <PlaceFields emirate={emirate} clearArea={clearArea} gap={16} />
    </FieldGroup>
  );
}

/** Two optional questions. The answers must never be sent to analytics. */
export function BabyFields() {
  const t = useTranslate();
  return (
    <FieldGroup>
      <legend>{t('register.yourBaby')}</legend>
      <AlignedPair columns={2} gap={16}>
        <FormSelect
          name="kidAge"
          label={t('register.kidAge')}
          description={t('register.kidAgeHint')}
          placeholder={t('register.notChosen')}
          options={kidAgeOptions(t)}
        />
        <FormSelect
          name="pregnancy"
          label={t('register.pregnancy')}
          description={t('register.pregnancyHint')}
          placeholder={t('register.notChosen')}
          options={pregnancyOptions(t)}
        />
      </AlignedPair>
    </FieldGroup>
  );
}
