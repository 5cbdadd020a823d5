import { BottomBar } from '@mahd/ui/BottomBar';
import { Shopper } from '../shopper/Shopper.js';
import { useCartBadge } from './cartBadge.js';
import { bottomItems } from './navigation.js';
import { ShellFooter } from './ShellFooter.js';
import { useNavigationArgs } from './useNavigationArgs.js';

/** What follows the page: footer and, on phones, the bar at the lower edge; and what belongs to the shopper. Plain links until their code is there. */
export default function ShellBelow() {
  const navigation = useNavigationArgs();
  const count = useCartBadge();
  return (
    <>
      <ShellFooter {...navigation} />
      <BottomBar items={bottomItems(navigation, count)} />
      <Shopper />
    </>
  );
}
