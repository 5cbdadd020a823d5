import { MAX_LENGTHS, mobileHint } from '@mahd/rules/shop';
import { Checkbox } from '@mahd/ui/Checkbox';
import { FormPhoneField, FormTextArea, FormTextField } from '@mahd/ui/formik';
import { Grid } from '@mahd/ui/Grid';
import { useTranslate } from '../../app/AppContext.js';
import type { CheckoutFormValues } from './draft.js';

interface GiftFieldsProps {
  values: CheckoutFormValues;
  onGiftChange: (isGift: boolean) => void;
}

/** Whether the order is a gift, and for whom. */
export function GiftFields({ values: { gift, giftMobile, giftMessage }, onGiftChange }: GiftFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <Checkbox
        label={t('checkout.gift')}
        description={t('checkout.giftHint')}
        checked={gift !== ''}
        onCheckedChange={onGiftChange}
      />
      {gift !== '' && (
        <>
          <Grid columns={2}>
            <FormTextField
              name="giftFirstName"
              label={t('checkout.giftFirstName')}
              autoComplete="off"
              maxLength={MAX_LENGTHS.firstName}
            />
            <FormTextField
              name="giftLastName"
              label={t('checkout.giftLastName')}
              autoComplete="off"
              maxLength={MAX_LENGTHS.lastName}
            />
          </Grid>
          <FormPhoneField
            name="giftMobile"
            label={t('checkout.giftMobile')}
            description={t(mobileHint(giftMobile) ?? 'checkout.giftMobileHint')}
            autoComplete="off"
          />
          <FormTextArea
            name="giftMessage"
            label={t('checkout.giftMessage')}
            description={t('checkout.giftMessageHint', { n: giftMessage.length, max: MAX_LENGTHS.giftMessage })}
            optional
            rows={3}
            maxLength={MAX_LENGTHS.giftMessage}
          />
        </>
      )}
    </>
  );
}
