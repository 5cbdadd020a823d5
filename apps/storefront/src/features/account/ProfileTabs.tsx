import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Spinner } from '@mahd/ui/Spinner';
import { Tabs } from '@mahd/ui/Tabs';
import { useTranslate } from '../../app/AppContext.js';
import { Waiting } from '../../shell/ClientOnlyPage.styles.js';
import { BasicInfo } from './BasicInfo.js';

// The tabs that are not the first: their code comes when they are opened.
const WishlistContent = lazyWithRetry(async () => ({
  default: (await import('../wishlist/WishlistContent.js')).WishlistContent,
}));
const OwnOrders = lazyWithRetry(async () => ({ default: (await import('../orders/OwnOrders.js')).OwnOrders }));
const ChangePassword = lazyWithRetry(async () => ({ default: (await import('./ChangePassword.js')).ChangePassword }));
const LogOut = lazyWithRetry(async () => ({ default: (await import('./LogOut.js')).LogOut }));

const tabs = [
  ['basic', 'profile.tabBasic'],
  ['wishlist', 'profile.tabWishlist'],
  ['order', 'profile.tabOrder'],
  ['reset', 'profile.tabReset'],
  ['logout', 'profile.tabLogout'],
] as const;

const contents: Record<(typeof tabs)[number][0], ReactNode> = {
  basic: <BasicInfo />,
  wishlist: <WishlistContent />,
  order: <OwnOrders path="/profile?active=order" />,
  reset: <ChangePassword />,
  logout: <LogOut />,
};

/** The parts of the profile; which one is seen is the address's `active`. */
export function ProfileTabs() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const wanted = query.get('active');
  const active = tabs.find(([value]) => value === wanted)?.[0] ?? 'basic';
  return (
    <Tabs
      label={t('profile.tabs')}
      value={active}
      tabs={tabs.map(([value, label]) => ({
        value,
        label: t(label),
        href: `/profile?active=${value}`,
        // What is not seen asks for nothing.
        content: value === active && (
          <Suspense
            fallback={
              <Waiting>
                <Spinner size="large" />
              </Waiting>
            }
          >
            {contents[value]}
          </Suspense>
        ),
      }))}
    />
  );
}
