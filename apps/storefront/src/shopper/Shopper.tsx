import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { swalMsgAtom } from '@mahd/data/cart';
import { Toaster, type Toast } from '@mahd/ui/Toaster';
import { useApp, useLanguage } from '../app/AppContext.js';
import { startShopper } from './startShopper.js';

/** More at once would cover the page. */
const mostToasts = 3;

/** What belongs to the shopper on every page: the stored cart, and short messages about it. */
export function Shopper() {
  const { state } = useApp();
  const language = useLanguage();
  const message = useAtomValue(swalMsgAtom);
  const [toasts, setToasts] = useState<Toast[]>([]);

  useEffect(() => startShopper(state.shop), [state]);

  useEffect(() => {
    if (!message) return;
    const words = state.wordsOf(language);
    void words.load(['cart']).then(() => {
      // Taken off before it is shown, so that another language or screen does not show it again.
      if (state.shop.store.get(swalMsgAtom)?.id !== message.id) return;
      state.shop.store.set(swalMsgAtom, null);
      const toast: Toast = { id: String(performance.now()), message: words.t(message.messageKey), tone: message.messageKey === 'toast.maxReached' ? 'info' : 'success' };
      setToasts((before) => [...before, toast].slice(-mostToasts));
    });
  }, [message, state, language]);

  return <Toaster toasts={toasts} onDismiss={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))} />;
}
