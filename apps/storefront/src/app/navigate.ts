import { createPath, type DataRouter } from 'react-router-dom';
import { afterNextFrame } from './afterNextFrame.js';

/** Creates the function that navigates to an internal URL without loading a new document. */
export function createNavigate(router: Pick<DataRouter, 'navigate' | 'state'>): (address: string) => void {
  return (address) => {
    const { location } = router.state;
    // Like the browser, replaces the history entry when navigating to the current URL.
    const replace = address === createPath(location);
    if (address.split(/[?#]/)[0] !== location.pathname) {
      void router.navigate(address, { replace });
      return;
    }
    // A change of variant, tab or filter preserves the scroll position; another page of a list starts at the top.
    const preventScrollReset = !/[?&]page=/.test(address);
    // Paints the checked or selected control before the page rerenders.
    afterNextFrame(() => void router.navigate(address, { replace, preventScrollReset }));
  };
}
