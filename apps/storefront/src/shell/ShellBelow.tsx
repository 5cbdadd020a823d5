import { BottomBar } from '@mahd/ui/BottomBar';
import { ClientState } from './ClientState.js';
import { bottomItems } from './belowLinks.js';
import { MyBaby } from '../features/visitor/MyBaby.js';
import { Visitor } from '../features/visitor/Visitor.js';
import { within } from './navigation.js';
import { useCartBadge } from './cartBadge.js';
import { ChunkErrorDialog } from './ChunkErrorDialog.js';
import { ShellFooter } from './ShellFooter.js';
import { useMessages } from './useMessages.js';
import { useNavigationArgs } from './useNavigationArgs.js';

const shelves = [
  '/mother-baby-products',
  '/products',
  '/stages-of-pregnancy',
  '/post-pregnancy-care',
  '/baby-care',
  '/first-time-father',
  '/breastfeeding-advisor',
  '/good-to-know',
  '/blog',
];

/** The pages that can be searched by a child's stage: home, listings and what there is to read. */
const forFamilies = (path: string) => path === '/' || shelves.some((shelf) => within(path, shelf));

/** What follows the page: footer and, on phones, the bar at the lower edge; and what belongs to the shopper. Plain links until their code is there. */
export default function ShellBelow() {
  const navigation = useNavigationArgs();
  const count = useCartBadge();
  useMessages('below');
  return (
    <>
      {forFamilies(navigation.path) && <MyBaby />}
      <ShellFooter {...navigation} />
      <BottomBar items={bottomItems(navigation, count)} />
      <ClientState />
      <Visitor />
      <ChunkErrorDialog />
    </>
  );
}
