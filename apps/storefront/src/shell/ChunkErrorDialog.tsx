import { useEffect, useState } from 'react';
import { Button } from '@mahd/ui/Button';
import { Dialog } from '@mahd/ui/Dialog';
import { Text } from '@mahd/ui/Text';
import { useTranslate } from '../app/AppContext.js';

/**
 * Says that something the shopper waits for does not come. Only a full load helps for certain: on a weak line it asks for everything anew, and after the
 * shop was renewed a page of before asks for files that are gone. Never by itself: what is typed would be lost.
 */
export function ChunkErrorDialog() {
  const t = useTranslate();
  const [told, setTold] = useState(false);
  useEffect(() => {
    const tell = () => setTold(true);
    addEventListener('chunkloaderror', tell);
    return () => removeEventListener('chunkloaderror', tell);
  }, []);
  if (!told) return null;
  return (
    <Dialog
      open
      onOpenChange={setTold}
      size="small"
      title={t('missing.title')}
      actions={<Button onClick={() => location.reload()}>{t('missing.again')}</Button>}
    >
      <Text>{t('missing.text')}</Text>
    </Dialog>
  );
}
