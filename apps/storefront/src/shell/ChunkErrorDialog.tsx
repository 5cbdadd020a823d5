import { useEffect, useState } from 'react';
import { Button } from '@mahd/ui/Button';
import { Dialog } from '@mahd/ui/Dialog';
import { Text } from '@mahd/ui/Text';
import { useTranslate } from '../app/AppContext.js';

/**
 * Offers to reload when a chunk could not be loaded, either because of the connection or because a new release removed it. Never reloads by
 * itself: typed input would be lost.
 */
export function ChunkErrorDialog() {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = () => setOpen(true);
    addEventListener('chunkloaderror', show);
    return () => removeEventListener('chunkloaderror', show);
  }, []);
  if (!open) return null;
  return (
    <Dialog
      open
      onOpenChange={setOpen}
      size="small"
      title={t('chunkError.title')}
      actions={<Button onClick={() => location.reload()}>{t('chunkError.again')}</Button>}
    >
      <Text>{t('chunkError.text')}</Text>
    </Dialog>
  );
}
