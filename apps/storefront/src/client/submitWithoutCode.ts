/** Not in the messages, which would need the connection that failed. */
const said = {
  en: {
    title: 'No connection',
    text: 'We could not reach the shop, so the product has not been added yet. Please check your connection.',
    again: 'Try again',
    close: 'Close',
  },
  ar: {
    title: 'لا يوجد اتصال',
    text: 'تعذّر الوصول إلى المتجر، فلم يُضف المنتج بعد. يُرجى التحقق من الاتصال.',
    again: 'إعادة المحاولة',
    close: 'إغلاق',
  },
};

const dialogStyle =
  'margin:auto;inline-size:26rem;padding:var(--space-24);border:0;border-radius:var(--radius-card);background:var(--color-paper);color:var(--color-ink)';
const buttonStyle =
  'min-block-size:44px;padding-inline:var(--space-24);border:1px solid var(--color-accent);border-radius:var(--radius-pill);font:inherit;cursor:pointer;';

/** Resolves with whether to try again. */
function askAgain(): Promise<boolean> {
  const text = said[document.documentElement.lang === 'ar' ? 'ar' : 'en'];
  const dialog = document.createElement('dialog');
  dialog.role = 'alertdialog';
  dialog.ariaLabel = text.title;
  dialog.style.cssText = dialogStyle;
  const add = (tag: 'h2' | 'p' | 'button', content: string, style: string) => {
    const element = document.createElement(tag);
    element.textContent = content;
    element.style.cssText = style;
    dialog.append(element);
    return element;
  };
  add('h2', text.title, 'font-size:var(--text-22)');
  add('p', text.text, 'margin-block:var(--space-12) var(--space-24)');
  return new Promise((resolve) => {
    const end = (again: boolean) => {
      dialog.remove();
      resolve(again);
    };
    add('button', text.again, `${buttonStyle}background:var(--color-action);color:var(--color-on-action)`).onclick =
      () => end(true);
    add(
      'button',
      text.close,
      `${buttonStyle}background:none;color:var(--color-accent);margin-inline-start:var(--space-8)`,
    ).onclick = () => end(false);
    dialog.oncancel = () => end(false);
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Visits a page once the shop can be reached. Without the check, a lost connection would end on the browser's own error page. */
async function visit(address: string): Promise<void> {
  for (let again = true; again; again = await askAgain()) {
    try {
      // eslint-disable-next-line no-restricted-syntax -- asks for a page, before the shop's own client is there
      await fetch(address, { method: 'HEAD' });
      return location.assign(address);
    } catch {
      // `askAgain` offers another try.
    }
  }
}

/**
 * Submits the forms that add a product to the cart or the wishlist while their code is missing: as a visit to the page that adds it. `BuyForm` and
 * `WishlistButton` request such a visit with the event `visitpage`.
 */
export function submitWithoutCode(): void {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    // React prevents what it handles.
    if (event.defaultPrevented || !form.elements.namedItem('add')) return;
    event.preventDefault();
    const query = new URLSearchParams();
    // The form holds a product code and a quantity, never a file.
    new FormData(form, event.submitter).forEach((value, name) => query.append(name, String(value)));
    void visit(`${form.action}?${query.toString()}`);
  });
  addEventListener('visitpage', (event) => void visit((event as CustomEvent<string>).detail));
}
