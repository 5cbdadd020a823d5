import { useSetAtom } from 'jotai';
import { logOutAtom } from '@mahd/data/account';
import { swalMsgAtom } from '@mahd/data/cart';
import { SvgIcon } from '@mahd/ui/icons';
import { useTranslate } from '../../app/AppContext.js';

const door = { mirror: true, path: 'M13 4H6v16h7M10 12h11M17 8l4 4-4 4' };

/** Logs out in every tab. Looks like the links before it. */
export function LogOut() {
  const t = useTranslate();
  const logOut = useSetAtom(logOutAtom);
  const showToast = useSetAtom(swalMsgAtom);
  return (
    <button
      type="button"
      onClick={() => {
        showToast('toast.loggedOut');
        void logOut();
      }}
    >
      <SvgIcon shape={door} />
      {t('profile.logout')}
    </button>
  );
}
