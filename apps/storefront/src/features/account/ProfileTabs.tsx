import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { SideNav } from '@mahd/ui/SideNav';
import { Spinner } from '@mahd/ui/Spinner';
import { useTranslate } from '../../app/AppContext.js';
import { Centered } from '../../shell/ClientOnlyPage.styles.js';
import { LogOut } from './LogOut.js';
import { ProfileColumns } from './Profile.styles.js';

// Sections are loaded when they are opened.
const BasicInfo = lazyWithRetry(async () => ({ default: (await import('./BasicInfo.js')).BasicInfo }));
const WishlistContent = lazyWithRetry(async () => ({
  default: (await import('../wishlist/WishlistContent.js')).WishlistContent,
}));
const OrderList = lazyWithRetry(async () => ({ default: (await import('../orders/OrderList.js')).OrderList }));
const AddressBook = lazyWithRetry(async () => ({ default: (await import('./AddressBook.js')).AddressBook }));
const ChangePassword = lazyWithRetry(async () => ({ default: (await import('./ChangePassword.js')).ChangePassword }));

const tabs = [
  ['basic', 'profile.tabBasic', 'user'],
  ['addresses', 'profile.tabAddresses', 'home'],
  ['order', 'profile.tabOrder', 'package'],
  ['wishlist', 'profile.tabWishlist', 'heart'],
  ['reset', 'profile.tabReset', 'eye-off'],
] as const;

const contents: Record<(typeof tabs)[number][0], ReactNode> = {
  basic: <BasicInfo />,
  addresses: <AddressBook />,
  order: <OrderList path="/profile?active=order" />,
  wishlist: <WishlistContent />,
  reset: <ChangePassword />,
};

/** The sections of the profile. The URL parameter `active` selects one. */
export function ProfileTabs() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const requested = query.get('active');
  const active = tabs.find(([value]) => value === requested)?.[0] ?? 'basic';
  return (
    <ProfileColumns>
      <SideNav
        label={t('profile.tabs')}
        items={tabs.map(([value, label, icon]) => ({
          href: `/profile?active=${value}`,
          label: t(label),
          icon,
          current: value === active,
        }))}
      />
      <div data-part="content">
        <Suspense
          key={active}
          fallback={
            <Centered>
              <Spinner size="large" />
            </Centered>
          }
        >
          {contents[active]}
        </Suspense>
      </div>
      <LogOut />
    </ProfileColumns>
  );
}
