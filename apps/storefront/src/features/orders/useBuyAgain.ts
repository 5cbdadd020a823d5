import { useSetAtom } from 'jotai';
import { toLineChanges } from '@mahd/data/cart';
import { inLanguage } from '@mahd/data/catalog';
import { buyAgainAtom, type AccountOrder } from '@mahd/data/orders';
import { commaOf } from '@mahd/rules/locale';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { problemText } from '../../shell/problemText.js';
import type { OrderActionResult } from './OrderActionNotice.js';

/** Puts the products of an order into the cart, and says in the language of the page what came of it. */
export function useBuyAgain(): (order: Pick<AccountOrder, 'lines'>) => Promise<OrderActionResult> {
  const t = useTranslate();
  const language = useLanguage();
  const buyAgain = useSetAtom(buyAgainAtom);
  return async (order) => {
    const outcome = await buyAgain(order);
    if (outcome.kind === 'failed') return { tone: 'danger', text: problemText(t, outcome) };
    if (outcome.kind === 'nothing') return { tone: 'warning', text: t('orders.nothingToBuy') };
    const names = outcome.missing
      .map(({ name, arabic }) => inLanguage(language, name, arabic.name))
      .join(commaOf(language));
    const missing = names && ` ${t('orders.missing', { names })}`;
    const bought = toLineChanges(outcome.changes, language);
    return {
      tone: names || bought.length > 0 ? 'warning' : 'success',
      text: t('orders.boughtAgain') + missing,
      bought,
      focused: true,
    };
  };
}
