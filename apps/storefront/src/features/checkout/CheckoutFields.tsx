import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { SavedAddress } from '@mahd/data/account/addresses';
import { cartTotalsAtom } from '@mahd/data/cart';
import { formatPrice } from '@mahd/rules/locale';
import {
  ADDRESS_TYPES,
  instalmentsOf,
  isGiftMethod,
  isPayLater,
  MAX_ADDRESSES,
  MAX_LENGTHS,
  type PaymentMethod,
} from '@mahd/rules/shop';
import { FormTextArea, FormTextField } from '@mahd/ui/formik';
import { Grid } from '@mahd/ui/Grid';
import { Heading } from '@mahd/ui/Heading';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { LogInLink } from '../account/LogInLink.js';
import { EmailField } from '../../shell/EmailField.js';
import { marksOf, PaymentMark } from '../../shell/PaymentMark.js';
import { MobileField, NameInputs } from '../account/PersonFields.js';
import { AddressTypes } from '../delivery/AddressTypes.styles.js';
import { AddressTypeIcon } from '../delivery/AddressTypeIcon.js';
import { PlaceFields } from '../delivery/PlaceFields.js';
import { FormSection, LogInRow, PaymentMethods } from './Checkout.styles.js';
import { CheckoutDelivery } from './CheckoutDelivery.js';
import { GiftFields } from './GiftFields.js';
import { PaymentFailed } from './PaymentFailed.js';
import { SaveAddress } from './SaveAddress.js';
import { SavedAddresses } from './SavedAddresses.js';
import { saveCheckoutDraft, type CheckoutFormValues } from './draft.js';

const GUEST_ADDRESS_TYPES = ['home', 'office'] as const;

interface CheckoutFieldsProps {
  /** `_id` of the user; null for a guest. */
  owner: string | null;
  values: CheckoutFormValues;
  methods: readonly PaymentMethod[];
  /** The user's addresses, if there are any to choose from. */
  book?: readonly SavedAddress[] | undefined;
  onChange: (changes: Partial<CheckoutFormValues>) => void;
  /** Called when the emirate changes, as its areas differ. */
  clearArea: () => void;
  onGiftChange: (isGift: boolean) => void;
}

/** The contact, delivery and payment fields, in validation order. */
export function CheckoutFields({
  owner,
  values,
  methods,
  book,
  onChange,
  clearArea,
  onGiftChange,
}: CheckoutFieldsProps) {
  const t = useTranslate();
  const planText = usePlanText();
  const { paymentOptions } = useApp().state.settings;
  // The marks of the shop promise it.
  const lacksApplePay = paymentOptions.methods.includes('applepay') && !methods.includes('applepay');
  const hintOf = (method: PaymentMethod) => {
    if (isPayLater(method)) return planText;
    const hint = t(`checkout.${method}Hint`);
    return method === 'card' && lacksApplePay ? `${hint} ${t('checkout.applePayElsewhere')}` : hint;
  };

  const [isFormEmpty] = useState(values.address === '');

  useEffect(() => saveCheckoutDraft(owner, values), [owner, values]);

  return (
    <>
      <FormSection aria-labelledby="contact">
        <Heading headingLevel={2} size="medium" id="contact">
          {t('checkout.contactTitle')}
        </Heading>
        {owner === null && (
          <LogInRow>
            <span>{t('checkout.guestNote')}</span> <LogInLink variant="inline">{t('checkout.logIn')}</LogInLink>
          </LogInRow>
        )}
        <Grid columns={2}>
          <NameInputs />
          <EmailField label={t('field.email')} description={t('checkout.emailHint')} />
          <MobileField value={values.mobile} />
        </Grid>
      </FormSection>
      <FormSection aria-labelledby="delivery">
        <Heading headingLevel={2} size="medium" id="delivery">
          {t('checkout.deliveryTitle')}
        </Heading>
        {(methods.some(isGiftMethod) || values.gift !== '') && (
          <GiftFields values={values} onGiftChange={onGiftChange} />
        )}
        {book && book.length > 0 && <SavedAddresses book={book} values={values} onChange={onChange} />}
        {values.savedAddress === '' && (
          <>
            <FormTextField
              name="address"
              label={t('field.address')}
              description={t('field.addressHint')}
              autoComplete="street-address"
              maxLength={MAX_LENGTHS.address}
            />
            <AddressTypes
              name="addressType"
              variant="outline"
              label={t('checkout.addressType')}
              options={(book ? ADDRESS_TYPES : GUEST_ADDRESS_TYPES).map((type) => ({
                value: type,
                label: t(`checkout.${type}`),
                icon: <AddressTypeIcon type={type} />,
              }))}
            />
            <PlaceFields emirate={values.emirates} clearArea={clearArea} />
            {book && book.length < MAX_ADDRESSES && (
              <SaveAddress
                checked={values.saveAddress !== ''}
                onChange={(save) => onChange({ saveAddress: save ? 'yes' : '' })}
              />
            )}
          </>
        )}
        <FormTextArea
          name="note"
          label={t('checkout.deliveryNote')}
          description={t('checkout.deliveryNoteHint')}
          optional
          rows={2}
          maxLength={MAX_LENGTHS.deliveryNote}
        />
        <CheckoutDelivery emirate={values.emirates} />
      </FormSection>
      <FormSection aria-labelledby="payment">
        <Heading headingLevel={2} size="medium" id="payment">
          {t('checkout.paymentTitle')}
        </Heading>
        <PaymentFailed isFormEmpty={isFormEmpty} />
        <PaymentMethods
          name="paymentMethod"
          variant="outline"
          label={t('checkout.paymentMethod')}
          options={methods
            .filter((method) => values.gift === '' || isGiftMethod(method))
            .map((method) => ({
              value: method,
              label: t(`checkout.${method}`),
              // For other methods, show only what is paid when: customers need it to choose.
              description: (method === values.paymentMethod || isPayLater(method)) && hintOf(method),
              icon: (
                <span>
                  {marksOf(method).map((mark) => (
                    <PaymentMark key={mark} mark={mark} alt="" />
                  ))}
                </span>
              ),
            }))}
        />
      </FormSection>
    </>
  );
}

/** What is paid when with a pay-later method. */
function usePlanText(): string {
  const t = useTranslate();
  const language = useLanguage();
  const { first, next } = instalmentsOf(useAtomValue(cartTotalsAtom).paymentDetails.finalTotal);
  const price = (amount: number) => `\u2068${formatPrice(amount, language)}\u2069`;
  return first === next
    ? t('checkout.payLaterHint', { amount: price(next) })
    : t('checkout.payLaterHintUneven', { first: price(first), next: price(next) });
}
