import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useNavigation } from 'react-router-dom';
import { BottomBar } from '@mahd/ui/BottomBar';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { addedLineAtom } from '../features/cart/addedLineAtom.js';
import { ClientState } from './ClientState.js';
import { bottomBarItems } from './footerLinks.js';
import { Visitor } from '../features/visitor/Visitor.js';
import { Abroad } from '../features/visitor/Abroad.js';
import { lazyHydrate } from '../app/lazyHydrate.js';
import { guides, isWithin, paths } from './navigation.js';
import { useCartBadge } from './useCartBadge.js';
import { ChunkErrorDialog } from './ChunkErrorDialog.js';
import { ShellFooter } from './ShellFooter.js';
import { useMessages } from './useMessages.js';
import { useNavigationArgs } from './useNavigationArgs.js';
import { usePageFade } from './usePageFade.js';
import { usePageFrame } from './usePageFrame.js';
import { useRouteFocus } from './useRouteFocus.js';

/** The pages that end with the My baby panel: listings, guides and articles. On others it is a section of its own. */
const myBabyPaths = ['/products', ...guides.map(({ href }) => href), paths.goodToKnow, '/blog'];

const MyBaby = lazyHydrate('my-baby', 'visible', () => import('../features/visitor/MyBaby.js'));

const NavigationProgress = lazyWithRetry(() => import('./NavigationProgress.js'), { quiet: true });

const AddedSheet = lazyWithRetry(() => import('../features/cart/AddedSheet.js'), { quiet: true });

function AddedToCart() {
  return <Suspense>{useAtomValue(addedLineAtom) && <AddedSheet />}</Suspense>;
}

/** Its own component, so that the rest of the shell does not rerender when a navigation starts. */
function PendingNavigation() {
  return <Suspense>{useNavigation().state === 'loading' && <NavigationProgress />}</Suspense>;
}

/** The part of the shell that hydrates when the browser is idle: footer, bottom bar, toasts and visitor features. Its links work before that. */
export default function DeferredShell() {
  const navigation = useNavigationArgs();
  const count = useCartBadge() ?? 0;
  const frame = usePageFrame();
  useMessages('shellDeferred');
  usePageFade(navigation.path);
  useRouteFocus();
  return (
    <>
      {/* Before the footer: what it announces has a height, though it cannot be seen, and would be a line below the page. */}
      <ClientState />
      {myBabyPaths.some((folder) => isWithin(navigation.path, folder)) && <MyBaby />}
      {frame ? (
        <frame.Footer />
      ) : (
        <>
          <ShellFooter {...navigation} />
          <BottomBar items={bottomBarItems(navigation, count)} />
        </>
      )}
      <PendingNavigation />
      <AddedToCart />
      <Visitor />
      <Abroad />
      <ChunkErrorDialog />
    </>
  );
}
