import { mobileHint } from '@mahd/rules/shop';
import { FormPhoneField, FormSelect, FormTextField } from '@mahd/ui/formik';
import { Grid } from '@mahd/ui/Grid';
import { useTranslate } from '../../app/AppContext.js';
import { PlaceFields } from '../delivery/PlaceFields.js';
import { EvenPair, FieldGroup } from './Account.styles.js';
import { kidAgeOptions, pregnancyOptions } from './babyAnswers.js';

/** First and last name. */
export function NameFields() {
  const t = useTranslate();
  return (
    <Grid columns={2} gap={16}>
      <FormTextField name="firstName" label={t('field.firstName')} autoComplete="given-name" maxLength={60} />
      <FormTextField name="lastName" label={t('field.lastName')} autoComplete="family-name" maxLength={59} />
    </Grid>
  );
}

/** The nine digits after +971. */
export function MobileField({ value }: { value: string }) {
  const t = useTranslate();
  return <FormPhoneField name="mobile" label={t('field.mobile')} hint={t(mobileHint(value) ?? 'field.mobileHint')} />;
}

interface AddressFieldsProps {
  emirate: string;
  clearArea: () => void;
}

/** Street, emirate and area. */
export function AddressFields({ emirate, clearArea }: AddressFieldsProps) {
  const t = useTranslate();
  return (
    <FieldGroup>
      <legend>{t('register.yourAddress')}</legend>
      <FormTextField
        name="address"
        label={t('field.address')}
        hint={t('field.addressHint')}
        autoComplete="street-address"
        maxLength={300}
      />
      <PlaceFields emirate={emirate} clearArea={clearArea} gap={16} />
    </FieldGroup>
  );
}

/** The two questions nobody has to answer. What is answered here goes to the shop alone: never into analytics. */
export function BabyFields() {
  const t = useTranslate();
  return (
    <FieldGroup>
      <legend>{t('register.yourBaby')}</legend>
      <EvenPair>
        <FormSelect
          name="kidAge"
          label={t('register.kidAge')}
          hint={t('register.kidAgeHint')}
          placeholder={t('register.notChosen')}
          options={kidAgeOptions(t)}
        />
        <FormSelect
          name="pregnancy"
          label={t('register.pregnancy')}
          hint={t('register.pregnancyHint')}
          placeholder={t('register.notChosen')}
          options={pregnancyOptions(t)}
        />
      </EvenPair>
    </FieldGroup>
  );
}
