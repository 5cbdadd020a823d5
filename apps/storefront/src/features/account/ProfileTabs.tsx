import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Spinner } from '@mahd/ui/Spinner';
import { Tabs } from '@mahd/ui/Tabs';
import { useTranslate } from '../../app/AppContext.js';
import { Centered } from '../../shell/ClientOnlyPage.styles.js';
import { BasicInfo } from './BasicInfo.js';

// Tabs other than the first are loaded when they are opened.
const WishlistContent = lazyWithRetry(async () => ({
  default: (await import('../wishlist/WishlistContent.js')).WishlistContent,
}));
const OrderList = lazyWithRetry(async () => ({ default: (await import('../orders/OrderList.js')).OrderList }));
const AddressBook = lazyWithRetry(async () => ({ default: (await import('./AddressBook.js')).AddressBook }));
const ChangePassword = lazyWithRetry(async () => ({ default: (await import('./ChangePassword.js')).ChangePassword }));
const LogOut = lazyWithRetry(async () => ({ default: (await import('./LogOut.js')).LogOut }));

const tabs = [
  ['basic', 'profile.tabBasic'],
  ['addresses', 'profile.tabAddresses'],
  ['wishlist', 'profile.tabWishlist'],
  ['order', 'profile.tabOrder'],
  ['reset', 'profile.tabReset'],
  ['logout', 'profile.tabLogout'],
] as const;

const contents: Record<(typeof tabs)[number][0], ReactNode> = {
  basic: <BasicInfo />,
  addresses: <AddressBook />,
  wishlist: <WishlistContent />,
  order: <OrderList path="/profile?active=order" />,
  reset: <ChangePassword />,
  logout: <LogOut />,
};

/** The tabs of the profile. The URL parameter `active` selects one. */
export function ProfileTabs() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const requested = query.get('active');
  const active = tabs.find(([value]) => value === requested)?.[0] ?? 'basic';
  return (
    <Tabs
      label={t('profile.tabs')}
      value={active}
      tabs={tabs.map(([value, label]) => ({
        value,
        label: t(label),
        href: `/profile?active=${value}`,
        // Only the active tab loads its data.
        content: value === active && (
          <Suspense
            fallback={
              <Centered>
                <Spinner size="large" />
              </Centered>
            }
          >
            {contents[value]}
          </Suspense>
        ),
      }))}
    />
  );
}
