import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { swalMsgAtom, type SwalMessageKey } from '@mahd/data/cart';
import { loadWithRetry } from '@mahd/ui/lazyWithRetry';
import { Toaster, type Toast } from '@mahd/ui/Toaster';
import { VisuallyHidden } from '@mahd/ui/VisuallyHidden';
import { useApp, useLanguage } from '../app/AppContext.js';
import { initClientState } from './initClientState.js';

/** How many toasts are shown at once. */
const maxToasts = 3;

/** Tones other than success. */
const tones: Partial<Record<SwalMessageKey, 'info' | 'danger'>> = {
  'toast.maxReached': 'info',
  'toast.stockReached': 'info',
  'toast.cartFull': 'info',
  'toast.alreadyInWishlist': 'info',
  'toast.wishlistFull': 'info',
  'problems.general': 'danger',
};

/** Starts the client state (cart, session, wishlist), shows toasts and announces what the page itself shows. */
export function ClientState() {
  const { state } = useApp();
  const language = useLanguage();
  const message = useAtomValue(swalMsgAtom);
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [announcement, setAnnouncement] = useState<{ id: string; text: string }>();

  useEffect(() => initClientState(state.shop), [state]);

  useEffect(() => {
    if (!message) return;
    const messages = state.messagesOf(language);
    void loadWithRetry(() => messages.load(['cart'])).then(() => {
      // Cleared before showing, so that it is shown only once.
      if (state.shop.store.get(swalMsgAtom)?.id !== message.id) return;
      state.shop.store.set(swalMsgAtom, null);
      const sentence = messages.t(message.messageKey, message.n === null ? {} : { n: message.n });
      const text = message.name === null ? sentence : `${sentence}: \u2068${message.name}\u2069`;
      const id = String(performance.now());
      if (message.quiet) return setAnnouncement({ id, text });
      const toast: Toast = {
        id,
        message: text,
        tone: tones[message.messageKey] ?? 'success',
      };
      setToasts((current) => [...current, toast].slice(-maxToasts));
    });
  }, [message, state, language]);

  return (
    <>
      <Toaster toasts={toasts} onDismiss={(id) => setToasts((current) => current.filter((toast) => toast.id !== id))} />
      {/* A new element also for the same text, or it would not be announced again. */}
      <VisuallyHidden role="status">
        {announcement && <span key={announcement.id}>{announcement.text}</span>}
      </VisuallyHidden>
    </>
  );
}
