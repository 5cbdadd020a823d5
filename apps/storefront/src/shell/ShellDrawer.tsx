import { useAtomValue } from 'jotai';
import { use } from 'react';
import type { Language } from '@mahd/rules/locale';
import { LanguageSwitch } from '@mahd/ui/LanguageSwitch';
import type { NavEntry } from '@mahd/ui/NavBar';
import { NavDrawer } from '@mahd/ui/NavDrawer';
import { useApp, useLanguage } from '../app/AppContext.js';
import { useCartBadge } from './cartBadge.js';
import { greetingAtom } from './greeting.js';

interface ShellDrawerProps {
  open: boolean;
  entries: NavEntry[];
  hrefs: Readonly<Record<Language, string>>;
  onOpenChange: (open: boolean) => void;
}

/** The menu of phones, loaded when it is first opened. */
export default function ShellDrawer({ open, entries, hrefs, onOpenChange }: ShellDrawerProps) {
  const words = useApp().state.wordsOf(useLanguage());
  // Whoever opens it at once has not got the words yet that come after the first view.
  if (!words.has('below')) use(words.load(['below']));
  const { t } = words;
  const count = useCartBadge();
  const greeting = useAtomValue(greetingAtom);
  return (
    <NavDrawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('site.name')}
      entries={entries}
      greeting={count !== null && greeting}
      links={
        count === null
          ? []
          : [
              { href: '/profile?active=basic', label: t('nav.profile'), icon: 'user' },
              { href: '/wishlist', label: t('shopper.wishlist'), icon: 'heart' },
              { href: '/cart', label: t('nav.cart'), icon: 'bag', count },
              { href: '/order-tracking', label: t('nav.orderTracking'), icon: 'package' },
            ]
      }
      languageSwitch={<LanguageSwitch variant="choices" hrefs={hrefs} />}
    />
  );
}
