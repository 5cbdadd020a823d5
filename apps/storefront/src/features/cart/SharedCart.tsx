import { useLocation, useNavigate } from 'react-router-dom';
import { cartCount } from '@mahd/rules/shop';
import { Button } from '@mahd/ui/Button';
import { Dialog } from '@mahd/ui/Dialog';
import { useApp, useTranslate } from '../../app/AppContext.js';
import { addSharedLines, fromHash } from './sharedLines.js';

/** Asks whether to add the products of a shared link to the cart. */
export function SharedCart() {
  const t = useTranslate();
  const { shop } = useApp().state;
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const shared = fromHash(hash);
  const close = () => void navigate(pathname, { replace: true });
  return (
    <Dialog
      open={shared.length > 0}
      onOpenChange={close}
      title={t('cart.shareTitle')}
      size="small"
      actions={
        <>
          <Button
            onClick={() => {
              addSharedLines(shop, shared);
              close();
            }}
          >
            {t('cart.shareAdd')}
          </Button>
          <Button variant="outline" onClick={close}>
            {t('cart.shareNo')}
          </Button>
        </>
      }
    >
      <p>{t('cart.shareQuestion', { n: cartCount(shared) })}</p>
    </Dialog>
  );
}
