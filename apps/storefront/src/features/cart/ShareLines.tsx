import type { SharedLine } from '@mahd/data/cart';
import { ShareBar } from '@mahd/ui/ShareBar';
import { useApp, useTranslate } from '../../app/AppContext.js';
import { toHash } from './sharedLines.js';

interface ShareLinesProps {
  /** The page that opens the link. */
  path: '/cart' | '/wishlist';
  lines: readonly SharedLine[];
  /** Heading of the services. */
  label: string;
  /** Text sent with the link. */
  title: string;
}

/** Shares products as a link without a language: the server redirects to the reader's. It only contains codes and quantities. */
export function ShareLines({ path, lines, label, title }: ShareLinesProps) {
  const t = useTranslate();
  const { origin } = useApp().state.settings;
  return (
    <ShareBar
      size="small"
      label={label}
      title={title}
      address={`${origin}${path}${toHash(lines)}`}
      services={[{ id: 'whatsapp', label: t('cart.whatsapp') }]}
    />
  );
}
