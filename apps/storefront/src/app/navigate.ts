import { createPath, type DataRouter } from 'react-router-dom';
import { afterNextFrame } from './afterNextFrame.js';

/** Makes the function that goes to an internal address without loading the document anew. */
export function createNavigate(router: Pick<DataRouter, 'navigate' | 'state'>): (address: string) => void {
  return (address) => {
    const { location } = router.state;
    // Like the browser: the address one is at already is not a place to go back to.
    const replace = address === createPath(location);
    if (address.split(/[?#]/)[0] !== location.pathname) {
      void router.navigate(address, { replace });
      return;
    }
    // Another variant, tab or filter of the same page keeps the place; another page of a list begins at its top.
    const preventScrollReset = !/[?&]page=/.test(address);
    // What is checked or marked is seen before the page is made anew.
    afterNextFrame(() => void router.navigate(address, { replace, preventScrollReset }));
  };
}
