import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { loggedInUserAtom } from '@mahd/data/account';
import { swalMsgAtom, type SwalMessageKey } from '@mahd/data/cart';
import { Toaster, type Toast } from '@mahd/ui/Toaster';
import { useApp, useLanguage } from '../app/AppContext.js';
import { greetingAtom } from './greeting.js';
import { initClientState } from './initClientState.js';

/** More at once would cover the page. */
const mostToasts = 3;

/** Of messages that are no good news. */
const tones: Partial<Record<SwalMessageKey, 'info' | 'danger'>> = {
  'toast.maxReached': 'info',
  'toast.alreadyInWishlist': 'info',
  'problems.general': 'danger',
};

/** What belongs to the shopper on every page: the stored cart, and short messages about it. */
export function ClientState() {
  const { state } = useApp();
  const language = useLanguage();
  const message = useAtomValue(swalMsgAtom);
  const [toasts, setToasts] = useState<Toast[]>([]);

  useEffect(() => initClientState(state.shop), [state]);

  const firstName = useAtomValue(loggedInUserAtom)?.firstName;
  const greet = useSetAtom(greetingAtom);
  useEffect(
    () =>
      greet(
        firstName ? state.messagesOf(language).t('shopper.greeting', { firstName: `\u2068${firstName}\u2069` }) : '',
      ),
    [firstName, greet, state, language],
  );

  useEffect(() => {
    if (!message) return;
    const messages = state.messagesOf(language);
    void messages.load(['cart']).then(() => {
      // Taken off before it is shown, so that another language or screen does not show it again.
      if (state.shop.store.get(swalMsgAtom)?.id !== message.id) return;
      state.shop.store.set(swalMsgAtom, null);
      const toast: Toast = {
        id: String(performance.now()),
        message: messages.t(message.messageKey),
        tone: tones[message.messageKey] ?? 'success',
      };
      setToasts((before) => [...before, toast].slice(-mostToasts));
    });
  }, [message, state, language]);

  return (
    <Toaster toasts={toasts} onDismiss={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))} />
  );
}
