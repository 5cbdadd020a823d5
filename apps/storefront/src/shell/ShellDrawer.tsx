import type { Language } from '@mahd/rules/locale';
import { LanguageSwitch } from '@mahd/ui/LanguageSwitch';
import type { NavEntry } from '@mahd/ui/NavBar';
import { NavDrawer } from '@mahd/ui/NavDrawer';
import { useTranslate } from '../app/AppContext.js';
import { useCartBadge } from './cartBadge.js';

interface ShellDrawerProps {
  open: boolean;
  entries: NavEntry[];
  hrefs: Readonly<Record<Language, string>>;
  onOpenChange: (open: boolean) => void;
}

/** The menu of phones, loaded when it is first opened. */
export default function ShellDrawer({ open, entries, hrefs, onOpenChange }: ShellDrawerProps) {
  const t = useTranslate();
  const count = useCartBadge();
  return (
    <NavDrawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('site.name')}
      entries={entries}
      links={
        count === null
          ? []
          : [
              { href: '/cart', label: t('nav.cart'), icon: 'bag', count },
              { href: '/order-tracking', label: t('nav.orderTracking'), icon: 'package' },
            ]
      }
      languageSwitch={<LanguageSwitch variant="choices" hrefs={hrefs} />}
    />
  );
}
