import { isLanguage } from '@mahd/rules/locale';
import { isPlainClick } from '@mahd/ui/isPlainClick';

/** The internal URL of the clicked link; undefined when the browser has to handle the click. */
function addressOf(event: MouseEvent, target: Element): string | undefined {
  const link = target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
  if (!link || !isPlainClick(event)) return undefined;
  const { origin, pathname, search, hash } = link;
  return origin === location.origin && isLanguage(pathname.split('/')[1]) ? pathname + search + hash : undefined;
}

/**
 * Handles links in parts that are not hydrated yet (see `lazyHydrate`) as client navigations. Loading a new document
 * would abort pending work, such as adding a product to the cart. Links are left to the browser while the parent of the
 * part is not hydrated either.
 */
export function navigateStaticLinks(navigate: (address: string) => void): void {
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const part = target instanceof Element && target.closest('[data-lazy]:not([data-hydrated])');
    if (!part || !part.parentElement?.closest('#root, [data-lazy]')?.hasAttribute('data-hydrated')) return;
    const address = addressOf(event, target);
    if (address === undefined) return;
    event.preventDefault();
    navigate(address);
  };
  addEventListener('click', onClick, true);
}
