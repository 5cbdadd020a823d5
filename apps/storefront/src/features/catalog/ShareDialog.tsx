import type { ProductPageView } from '@mahd/data/catalog';
import { Dialog } from '@mahd/ui/Dialog';
import { pictureSrc } from '@mahd/ui/Picture';
import { useApp, useTranslate } from '../../app/AppContext.js';
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
  const { origin, imageBaseUrl } = useApp().state.settings;
  return (
    <Dialog open size="small" title={t('product.share')} onOpenChange={onClose}>
      <ShareGrid
        label={title}
        title={title}
        address={url}
        {...(picture ? { picture: new URL(pictureSrc(picture, imageBaseUrl), origin).href } : {})}
        services={(['whatsapp', 'facebook', 'x', 'pinterest'] as const).map((id) => ({
          id,
          label: t(`product.networks.${id}`),
        }))}
      />
    </Dialog>
  );
}
