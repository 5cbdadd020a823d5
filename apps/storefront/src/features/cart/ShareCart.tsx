import type { CartLine } from '@mahd/data/cart';
import { localizedPath } from '@mahd/rules/locale';
import { ShareBar } from '@mahd/ui/ShareBar';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { toHash } from './sharedLines.js';

/** Shares the cart as a link. It only contains product codes and quantities. */
export function ShareCart({ lines }: { lines: readonly CartLine[] }) {
  const t = useTranslate();
  const { origin } = useApp().state.settings;
  const address = origin + localizedPath(useLanguage(), '/cart') + toHash(lines);
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
