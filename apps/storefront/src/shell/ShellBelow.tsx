import { BottomBar } from '@mahd/ui/BottomBar';
import { bottomItems } from './navigation.js';
import { ShellFooter } from './ShellFooter.js';
import { useNavigationArgs } from './useNavigationArgs.js';

/** What follows the page: footer and, on phones, the bar at the lower edge. Plain links until their code is there. */
export default function ShellBelow() {
  const navigation = useNavigationArgs();
  return (
    <>
      <ShellFooter {...navigation} />
      <BottomBar items={bottomItems(navigation)} />
    </>
  );
}
