import type { Language } from '@mahd/rules/locale';
import { LanguageChoice } from '@mahd/ui/LanguageChoice';
import type { NavEntry } from '@mahd/ui/NavBar';
import { NavDrawer } from '@mahd/ui/NavDrawer';
import { useApp } from '../app/AppContext.js';
import { Logo } from './Logo.js';
import { contactLinks } from './contactLinks.js';
import { ownLinks } from './navigation.js';
import { useCartBadge } from './useCartBadge.js';
import { useGreeting } from './useGreeting.js';
import { useMessages } from './useMessages.js';
import { useNavigationArgs } from './useNavigationArgs.js';

interface ShellDrawerProps {
  open: boolean;
  entries: NavEntry[];
  hrefs: Readonly<Record<Language, string>>;
  onOpenChange: (open: boolean) => void;
}

/** The menu on phones, loaded when it is first opened. */
export default function ShellDrawer({ open, entries, hrefs, onOpenChange }: ShellDrawerProps) {
  const { t } = useMessages('shellDeferred');
  const { company, globalSiteUrl } = useApp().state.settings;
  const { path } = useNavigationArgs();
  const count = useCartBadge();
  const greeting = useGreeting();
  const own = ownLinks(t, path, count ?? 0);
  return (
    <NavDrawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('menu')}
      logo={<Logo />}
      // The offers first: below the open menu they would be out of sight.
      entries={entries.toSorted((a, b) => Number('tone' in b) - Number('tone' in a))}
      greeting={count !== null && greeting}
      shortcuts={
        count === null
          ? []
          : [
              { ...own.profile, icon: 'user' },
              { ...own.wishlist, icon: 'heart' },
              { ...own.cart, icon: 'bag' },
              { ...own.orderTracking, icon: 'package' },
            ]
      }
      links={[
        ...contactLinks(company, t),
        ...(globalSiteUrl
          ? [{ href: globalSiteUrl, label: t('nav.globalSite'), icon: 'globe', external: true } as const]
          : []),
      ]}
      languageSwitch={<LanguageChoice hrefs={hrefs} />}
    />
  );
}
