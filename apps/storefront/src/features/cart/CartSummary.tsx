import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, type ReactNode } from 'react';
import { isAuthenticatedAtom } from '@mahd/data/account';
import {
  applyPromoAtom,
  cartLinesAtom,
  cartTotalsAtom,
  promoCodeAtom,
  promoStateAtom,
  removePromoAtom,
  type PromoMessage,
} from '@mahd/data/cart';
import { formatDate, formatPrice, type Language } from '@mahd/rules/locale';
import { FREE_DELIVERY_FROM, MAX_LENGTHS } from '@mahd/rules/shop';
import { FreeDeliveryProgress } from '@mahd/ui/FreeDeliveryProgress';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { OrderSummary } from '@mahd/ui/OrderSummary';
import { PromoBox } from '@mahd/ui/PromoBox';
import { Stack } from '@mahd/ui/Stack';
import { Text } from '@mahd/ui/Text';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import { LogInLink } from '../account/LogInLink.js';
import { amountRows, subTotalRows } from './amountRows.js';

// Only needed where a phone number is configured.
const ContactHelp = lazyWithRetry(async () => ({ default: (await import('../contact/ContactHelp.js')).ContactHelp }), {
  quiet: true,
});

interface CartSummaryProps {
  /** Shown above the amounts. */
  children?: ReactNode;
  actions: ReactNode;
}

/** The order summary with the promo code. */
export function CartSummary({ children, actions }: CartSummaryProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { company } = useApp().state.settings;
  const { paymentDetails } = useAtomValue(cartTotalsAtom);
  const promo = useAtomValue(promoCodeAtom);
  const { pending, message } = useAtomValue(promoStateAtom);
  const applyPromo = useSetAtom(applyPromoAtom);
  const removePromo = useSetAtom(removePromoAtom);
  // The codes of an account are counted apart from those of its network.
  const isGuest = !useAtomValue(isAuthenticatedAtom);
  const needsLogin =
    message?.messageKey === 'promo.loginFirst' || (message?.messageKey === 'promo.tooManyTries' && isGuest);
  const isPartial = useAtomValue(cartLinesAtom).some(({ regulatedFeeding }) => regulatedFeeding);
  const { subTotal, promoDiscount, finalTotal, vat } = paymentDetails;
  return (
    <OrderSummary
      title={t('cart.summary')}
      rows={[...subTotalRows(paymentDetails, t), ...amountRows(paymentDetails, t)]}
      total={{ label: t('cart.total'), amount: finalTotal }}
      taxNote={t('cart.vatIncluded', { amount: formatPrice(vat, language) })}
      actions={
        <>
          {actions}
          <Suspense>{(company.phone || company.whatsapp) && <ContactHelp />}</Suspense>
        </>
      }
    >
      <Stack gap={16}>
        {children}
        <FreeDeliveryProgress value={subTotal - promoDiscount} threshold={FREE_DELIVERY_FROM} />
        <PromoBox
          code={promo?.promo_code ?? null}
          onApply={(code) => void applyPromo(code)}
          onRemove={removePromo}
          maxLength={MAX_LENGTHS.promoCode}
          pending={pending}
          message={message && { tone: message.tone, text: promoText(message, t, language) }}
        />
        {isPartial && (promo || message?.messageKey === 'promo.loginFirst') && (
          <Text size="small" muted>
            {t('promo.partial')}
          </Text>
        )}
        {needsLogin && <LogInLink size="small">{t('promo.logIn')}</LogInLink>}
      </Stack>
    </OrderSummary>
  );
}

const promoText = (
  { messageKey, minimum, discount, startsAt }: PromoMessage,
  t: Translate,
  language: Language,
): string =>
  t(messageKey, {
    amount: formatPrice(minimum ?? discount ?? 0, language),
    date: startsAt ? formatDate(startsAt, language) : '',
  });
