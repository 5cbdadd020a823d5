import type { ProductPageView } from '@mahd/data/catalog';
import { Dialog } from '@mahd/ui/Dialog';
import { useApp, useTranslate } from '../../app/AppContext.js';
import { absolutePictureUrl } from '../../app/document/absolutePictureUrl.js';
import { ShareGrid } from './ShareDialog.styles.js';

interface ShareDialogProps {
  title: string;
  /** The absolute URL to share. */
  url: string;
  picture: ProductPageView['gallery'][number] | null;
  onClose: () => void;
}

/** Share options for devices without a native share sheet. */
export default function ShareDialog({ title, url, picture, onClose }: ShareDialogProps) {
  const t = useTranslate();
  const { settings } = useApp().state;
  return (
    <Dialog open size="small" title={t('product.share')} onOpenChange={onClose}>
      <ShareGrid
        label={title}
        title={title}
        address={url}
        {...(picture ? { picture: absolutePictureUrl(picture, settings) } : {})}
        services={(['whatsapp', 'facebook', 'x', 'pinterest'] as const).map((id) => ({
          id,
          label: t(`product.networks.${id}`),
        }))}
      />
    </Dialog>
  );
}
