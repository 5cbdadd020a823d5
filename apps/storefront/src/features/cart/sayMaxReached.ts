import { swalMsgAtom } from '@mahd/data/cart';
import type { Shop } from '@mahd/data/store';

/** Says that no larger quantity can be ordered. */
export const sayMaxReached = ({ store }: Shop): void => store.set(swalMsgAtom, 'toast.maxReached');
