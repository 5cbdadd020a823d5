import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Heading } from '@mahd/ui/Heading';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { SideNav } from '@mahd/ui/SideNav';
import { Spinner } from '@mahd/ui/Spinner';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import type { MessageKey } from '../../messages/domains.js';
import { Centered, FullHeight, TitleLine } from '../../shell/ClientOnlyPage.styles.js';
import { LogOut } from './LogOut.js';
import { profileSections, sectionOf, type ProfileSection } from './profileSections.js';
import { ProfileColumns } from './Profile.styles.js';

// Sections are loaded when they are opened.
const AccountHome = lazyWithRetry(async () => ({ default: (await import('./AccountHome.js')).AccountHome }));
const WishlistContent = lazyWithRetry(async () => ({
  default: (await import('../wishlist/WishlistContent.js')).WishlistContent,
}));
const WishlistShare = lazyWithRetry(async () => ({
  default: (await import('../wishlist/WishlistShare.js')).WishlistShare,
}));
const OrderList = lazyWithRetry(async () => ({ default: (await import('../orders/OrderList.js')).OrderList }));
const AddressBook = lazyWithRetry(async () => ({ default: (await import('./AddressBook.js')).AddressBook }));
const PersonalDetails = lazyWithRetry(async () => ({
  default: (await import('./PersonalDetails.js')).PersonalDetails,
}));
const ChangePassword = lazyWithRetry(async () => ({ default: (await import('./ChangePassword.js')).ChangePassword }));

const contents: Record<ProfileSection, ReactNode> = {
  basic: <AccountHome />,
  addresses: <AddressBook />,
  order: (
    <Section title="orders.title">
      <OrderList path="/profile?active=order" />
    </Section>
  ),
  wishlist: (
    <Section title="wishlist.title" action={<WishlistShare />}>
      <WishlistContent />
    </Section>
  ),
  details: <PersonalDetails />,
  reset: <ChangePassword />,
};

/** A section that is a page of its own elsewhere, with its heading. */
function Section({ title, action, children }: { title: MessageKey; action?: ReactNode; children: ReactNode }) {
  const t = useTranslate();
  return (
    <Stack gap={16}>
      <TitleLine>
        <Heading headingLevel={2}>{t(title)}</Heading>
        {action}
      </TitleLine>
      {children}
    </Stack>
  );
}

/** The sections of the profile. The URL parameter `active` selects one. */
export function ProfileTabs() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const [active] = sectionOf(query);
  return (
    <ProfileColumns>
      <SideNav
        label={t('profile.tabs')}
        items={profileSections.map(([value, label, icon]) => ({
          href: `/profile?active=${value}`,
          label: t(label),
          icon,
          current: value === active,
        }))}
        action={<LogOut />}
      />
      <div data-part="content">
        <Suspense
          key={active}
          fallback={
            <FullHeight>
              <Centered>
                <Spinner size="large" />
              </Centered>
            </FullHeight>
          }
        >
          {contents[active]}
        </Suspense>
      </div>
    </ProfileColumns>
  );
}
