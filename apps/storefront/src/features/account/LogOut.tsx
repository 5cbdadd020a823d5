import { useSetAtom } from 'jotai';
import { logOutAtom } from '@mahd/data/account';
import { swalMsgAtom } from '@mahd/data/cart';
import { Button } from '@mahd/ui/Button';
import { useTranslate } from '../../app/AppContext.js';

/** Logs out in every tab. */
export function LogOut() {
  const t = useTranslate();
  const logOut = useSetAtom(logOutAtom);
  const showToast = useSetAtom(swalMsgAtom);
  return (
    <div data-part="log-out">
      <Button
        variant="ghost"
        onClick={() => {
          showToast('toast.loggedOut');
          void logOut();
        }}
      >
        {t('profile.logout')}
      </Button>
    </div>
  );
}
