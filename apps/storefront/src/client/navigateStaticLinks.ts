import { isLanguage } from '@mahd/rules/locale';
import { isPlainClick } from '../app/isPlainClick.js';

/** The address in the shop that a click leads to; undefined when it leads to none. */
function addressOf(event: MouseEvent, target: Element): string | undefined {
  const link = target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
  if (!link || !isPlainClick(event)) return undefined;
  const { origin, pathname, search, hash } = link;
  return origin === location.origin && isLanguage(pathname.split('/')[1]) ? pathname + search + hash : undefined;
}

/**
 * Makes links in parts that are not hydrated yet, see `lazyHydrate`, client navigations: a new document would lose what is under way, such as a product
 * that is being added to the cart. While what is around the part is not hydrated either, the browser follows them.
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
