import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { loggedInUserAtom } from '@mahd/data/account';
import { swalMsgAtom, type SwalMessageKey } from '@mahd/data/cart';
import { Toaster, type Toast } from '@mahd/ui/Toaster';
import { useApp, useLanguage } from '../app/AppContext.js';
import { greetingAtom } from '../shell/greeting.js';
import { startShopper } from './startShopper.js';

/** More at once would cover the page. */
const mostToasts = 3;

/** Of messages that are no good news. */
const tones: Partial<Record<SwalMessageKey, 'info' | 'danger'>> = {
  'toast.maxReached': 'info',
  'toast.alreadyInWishlist': 'info',
  'problems.general': 'danger',
};

/** What belongs to the shopper on every page: the stored cart, and short messages about it. */
export function Shopper() {
  const { state } = useApp();
  const language = useLanguage();
  const message = useAtomValue(swalMsgAtom);
  const [toasts, setToasts] = useState<Toast[]>([]);

  useEffect(() => startShopper(state.shop), [state]);

  const firstName = useAtomValue(loggedInUserAtom)?.firstName;
  const greet = useSetAtom(greetingAtom);
  useEffect(
    () =>
      greet(firstName ? state.wordsOf(language).t('shopper.greeting', { firstName: `\u2068${firstName}\u2069` }) : ''),
    [firstName, greet, state, language],
  );

  useEffect(() => {
    if (!message) return;
    const words = state.wordsOf(language);
    void words.load(['cart']).then(() => {
      // Taken off before it is shown, so that another language or screen does not show it again.
      if (state.shop.store.get(swalMsgAtom)?.id !== message.id) return;
      state.shop.store.set(swalMsgAtom, null);
      const toast: Toast = {
        id: String(performance.now()),
        message: words.t(message.messageKey),
        tone: tones[message.messageKey] ?? 'success',
      };
      setToasts((before) => [...before, toast].slice(-mostToasts));
    });
  }, [message, state, language]);

  return (
    <Toaster toasts={toasts} onDismiss={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))} />
  );
}
