import { useSetAtom } from 'jotai';
import { logOutAtom } from '@mahd/data/account';
import { swalMsgAtom } from '@mahd/data/cart';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { Heading } from '@mahd/ui/Heading';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useTranslate } from '../../app/AppContext.js';
import { NarrowPanel } from './Account.styles.js';

/** Logs out in every tab after confirmation. */
export function LogOut() {
  const t = useTranslate();
  const logOut = useSetAtom(logOutAtom);
  const showToast = useSetAtom(swalMsgAtom);
  return (
    <NarrowPanel>
      <Heading headingLevel={2} size="medium">
        {t('profile.logoutQuestion')}
      </Heading>
      <p>{t('profile.logoutText')}</p>
      <Cluster>
        <Button
          onClick={() => {
            showToast('toast.loggedOut');
            void logOut();
          }}
        >
          {t('profile.logout')}
        </Button>
        <LinkButton href="/profile?active=basic" variant="outline">
          {t('profile.stay')}
        </LinkButton>
      </Cluster>
    </NarrowPanel>
  );
}
