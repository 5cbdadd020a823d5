import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { cartEmailAtom, paymentMethodsAtom } from '@mahd/data/cart';
import { emiratesAtom, toPlaceOptions } from '@mahd/data/visitor';
import { isEmail, mobileHint } from '@mahd/rules/shop';
import { FormAreaSelect, FormPhoneField, FormRadioGroup, FormSelect, FormTextArea, FormTextField } from '@mahd/ui/formik';
import { Grid } from '@mahd/ui/Grid';
import { Heading } from '@mahd/ui/Heading';
import { Icon } from '@mahd/ui/icons';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { Step } from './Checkout.styles.js';
import { keepDraft, type CheckoutForm } from './draft.js';

interface CheckoutFieldsProps {
  values: CheckoutForm;
  /** Another emirate has other areas. */
  clearArea: () => void;
}

/** Contact, delivery and payment, in the order in which they are checked. */
export function CheckoutFields({ values, clearArea }: CheckoutFieldsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { emiratesUrl } = useApp().state.settings;
  const { data: emirates, isError } = useAtomValue(emiratesAtom(emiratesUrl ?? undefined));
  const methods = useAtomValue(paymentMethodsAtom);
  const setEmail = useSetAtom(cartEmailAtom);
  const email = isEmail(values.email) ? values.email.trim() : '';
  const areas = emirates?.find(({ name }) => name === values.emirates)?.locations;

  useEffect(() => keepDraft(values), [values]);
  useEffect(() => setEmail(email), [setEmail, email]);

  return (
    <>
      <Step aria-labelledby="contact">
        <Heading level={2} id="contact">
          {t('checkout.contactTitle')}
        </Heading>
        <Grid columns={2}>
          <FormTextField name="firstName" label={t('field.firstName')} autoComplete="given-name" maxLength={100} />
          <FormTextField name="lastName" label={t('field.lastName')} autoComplete="family-name" maxLength={100} />
          <FormTextField name="email" type="email" label={t('field.email')} hint={t('checkout.emailHint')} autoComplete="email" maxLength={200} />
          <FormPhoneField name="mobile" label={t('field.mobile')} hint={t(mobileHint(values.mobile) ?? 'field.mobileHint')} />
        </Grid>
      </Step>
      <Step aria-labelledby="delivery">
        <Heading level={2} id="delivery">
          {t('checkout.deliveryTitle')}
        </Heading>
        <FormTextField name="address" label={t('field.address')} hint={t('field.addressHint')} autoComplete="street-address" maxLength={300} />
        <FormRadioGroup
          name="addressType"
          variant="cards"
          label={t('checkout.addressType')}
          options={[
            { value: 'home', label: t('checkout.home'), icon: <Icon name="home" /> },
            { value: 'office', label: t('checkout.office'), icon: <Icon name="package" /> },
          ]}
        />
        <Grid columns={2}>
          <FormSelect
            name="emirates"
            label={t('field.emirate')}
            placeholder={t('field.emiratePlaceholder')}
            options={toPlaceOptions(emirates ?? EMIRATES, language)}
            autoComplete="address-level1"
            onValueChange={clearArea}
          />
          <FormAreaSelect
            name="area"
            label={t('field.area')}
            areas={toPlaceOptions(areas ?? [], language)}
            disabled={values.emirates === '' || (!emirates && !isError)}
            placeholder={values.emirates === '' ? t('field.areaFirst') : emirates ? t('field.areaPlaceholder') : t('field.areasLoading')}
            otherLabel={t('field.other')}
            otherFieldLabel={t('field.areaOther')}
            {...(isError ? { hint: t('field.areasFailed') } : {})}
          />
        </Grid>
        <FormTextArea name="note" label={t('checkout.deliveryNote')} hint={t('checkout.deliveryNoteHint')} optional rows={2} maxLength={500} />
        <p>{t('checkout.noDeliveryDays')}</p>
      </Step>
      <Step aria-labelledby="payment">
        <Heading level={2} id="payment">
          {t('checkout.paymentTitle')}
        </Heading>
        <FormRadioGroup
          name="paymentMethod"
          variant="cards"
          label={t('checkout.paymentMethod')}
          options={[
            { value: 'card', label: t('checkout.card'), description: t('checkout.cardHint'), icon: <Icon name="card" />, disabled: !methods.includes('card') },
            { value: 'cod', label: t('checkout.cod'), description: t('checkout.codHint'), icon: <Icon name="truck" />, disabled: !methods.includes('cod') },
          ].filter(({ disabled }) => !disabled)}
        />
      </Step>
    </>
  );
}

/** The emirates there are, for when they and their areas could not be loaded. */
const EMIRATES = [
  { name: 'Abu Dhabi', name_ar: 'أبوظبي' },
  { name: 'Dubai', name_ar: 'دبي' },
  { name: 'Sharjah', name_ar: 'الشارقة' },
  { name: 'Ajman', name_ar: 'عجمان' },
  { name: 'Umm Al Quwain', name_ar: 'أم القيوين' },
  { name: 'Ras Al Khaimah', name_ar: 'رأس الخيمة' },
  { name: 'Fujairah', name_ar: 'الفجيرة' },
];
