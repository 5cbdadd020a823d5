import type { CartLine } from '@mahd/data/cart';
import { ShareBar } from '@mahd/ui/ShareBar';
import { useApp, useTranslate } from '../../app/AppContext.js';
import { toHash } from './sharedLines.js';

/** Shares the cart as a link without a language: the server redirects to the reader's. It only contains codes and quantities. */
export function ShareCart({ lines }: { lines: readonly CartLine[] }) {
  const t = useTranslate();
  const { origin } = useApp().state.settings;
  const address = `${origin}/cart${toHash(lines)}`;
  if (lines.length === 0) return null;
  return (
    <ShareBar
      label={t('cart.shareCart')}
      title={t('cart.shareText')}
      address={address}
      services={[{ id: 'whatsapp', label: t('cart.whatsapp') }]}
    />
  );
}
