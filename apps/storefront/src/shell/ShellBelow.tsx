import { use } from 'react';
import { BottomBar } from '@mahd/ui/BottomBar';
import { useApp } from '../app/AppContext.js';
import { Shopper } from '../shopper/Shopper.js';
import { bottomItems } from './belowLinks.js';
import { Visitor } from '../visitor/Visitor.js';
import { useCartBadge } from './cartBadge.js';
import { ShellFooter } from './ShellFooter.js';
import { useNavigationArgs } from './useNavigationArgs.js';

/** What follows the page: footer and, on phones, the bar at the lower edge; and what belongs to the shopper. Plain links until their code is there. */
export default function ShellBelow() {
  const navigation = useNavigationArgs();
  const count = useCartBadge();
  const words = useApp().state.wordsOf(navigation.language);
  // The first view does without these words, so a page that the server has written lacks them until now.
  if (!words.has('below')) use(words.load(['below']));
  return (
    <>
      <ShellFooter {...navigation} />
      <BottomBar items={bottomItems(navigation, count)} />
      <Shopper />
      <Visitor />
    </>
  );
}
