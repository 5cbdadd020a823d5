import { Avatar } from '../../src/media/Avatar/index.js';
import { Carousel } from '../../src/media/Carousel/index.js';
import { Gallery } from '../../src/media/Gallery/index.js';
import { Lightbox } from '../../src/media/Lightbox/index.js';
import { Picture } from '../../src/media/Picture/index.js';
import { samplePictures } from '../../src/media/samplePictures.js';
import { VideoFacade } from '../../src/media/VideoFacade/index.js';
import { BottomBar } from '../../src/navigation/BottomBar/index.js';
import { Breadcrumbs } from '../../src/navigation/Breadcrumbs/index.js';
import { FlowHeader } from '../../src/navigation/FlowHeader/index.js';
import { Footer } from '../../src/navigation/Footer/index.js';
import { LanguageChoice } from '../../src/navigation/LanguageChoice/index.js';
import { LanguageSwitch } from '../../src/navigation/LanguageSwitch/index.js';
import { NavBar } from '../../src/navigation/NavBar/index.js';
import { NavDrawer } from '../../src/navigation/NavDrawer/index.js';
import { Pagination } from '../../src/navigation/Pagination/index.js';
import { SearchDropdown } from '../../src/navigation/SearchDropdown/index.js';
import { SearchForm } from '../../src/navigation/SearchForm/index.js';
import { SearchSheet } from '../../src/navigation/SearchSheet/index.js';
import { SkipLink } from '../../src/navigation/SkipLink/index.js';
import { SideNav } from '../../src/navigation/SideNav/index.js';
import { Stepper } from '../../src/navigation/Stepper/index.js';
import { Tabs } from '../../src/navigation/Tabs/index.js';
import { BottomSheet } from '../../src/overlays/BottomSheet/index.js';
import { ConsentBanner } from '../../src/overlays/ConsentBanner/index.js';
import { Dialog } from '../../src/overlays/Dialog/index.js';
import { Drawer } from '../../src/overlays/Drawer/index.js';
import { Menu } from '../../src/overlays/Menu/index.js';
import { Popover } from '../../src/overlays/Popover/index.js';
import { Toaster } from '../../src/overlays/Toaster/index.js';
import { Tooltip } from '../../src/overlays/Tooltip/index.js';
import { noop, type Examples } from './example.js';

const picture = samplePictures.bottle240;
const entries = [
  { href: '/products', label: 'Products', items: [{ href: '/products/skincare', label: 'Skincare' }] },
  { href: '/about', label: 'About' },
];
const searchTexts = {
  label: 'Search',
  submit: 'Go',
  clear: 'Clear',
  recent: 'Recent',
  clearRecent: 'Clear all',
  keepTyping: 'Keep typing…',
  searching: 'Searching…',
  failed: 'Failed',
  products: 'Products',
  articles: 'Articles',
  noProduct: 'None',
  noArticle: 'None',
};
const toggle = { href: '#menu', open: false, onOpenChange: noop };
// Closed: modal dialogs need a browser. The stories test them open.
const closed = { open: false, onOpenChange: noop, title: 'Details' };

export const media: Examples = {
  Avatar: (own) => <Avatar {...own} name="Sara Ahmed" />,
  Carousel: (own) => (
    <Carousel {...own} label="Bottles">
      <p>1</p>
      <p>2</p>
    </Carousel>
  ),
  Gallery: (own) => <Gallery {...own} label="Bottle" pictures={[picture, samplePictures.bottle240Bear]} />,
  Lightbox: (own) => <Lightbox {...own} label="Bottle" pictures={[picture]} open onOpenChange={noop} />,
  Picture: (own) => <Picture {...own} picture={picture} alt="A bottle" />,
  VideoFacade: (own) => (
    <VideoFacade {...own} title="Latch" url="https://videos.test/embed/1" poster={samplePictures.support} />
  ),
};

export const navigation: Examples = {
  BottomBar: (own) => <BottomBar {...own} items={[{ href: '/cart', label: 'Cart', icon: 'bag', count: 2 }]} />,
  Breadcrumbs: (own) => (
    <Breadcrumbs
      {...own}
      items={[
        { href: '/', label: 'Home' },
        { href: '/products', label: 'Products' },
      ]}
    />
  ),
  FlowHeader: (own) => (
    <FlowHeader {...own} logo={<img src="/logo.svg" alt="" />} home={{ href: '/', label: 'Mahd' }} title="Checkout" />
  ),
  Footer: (own) => (
    <Footer {...own} columns={[{ title: 'Help', links: [{ href: '/faq', label: 'FAQ' }] }]} copyright="© Mahd" />
  ),
  LanguageChoice: (own) => <LanguageChoice {...own} hrefs={{ en: '/en', ar: '/ar' }} />,
  LanguageSwitch: (own) => <LanguageSwitch {...own} hrefs={{ en: '/en', ar: '/ar' }} />,
  NavBar: (own) => (
    <NavBar
      {...own}
      logo={<img src="/logo.svg" alt="" />}
      home={{ href: '/', label: 'Mahd' }}
      entries={entries}
      menu={toggle}
      search={toggle}
      cart={{ href: '/cart', label: 'Cart', count: 2 }}
    />
  ),
  NavDrawer: (own) => (
    <NavDrawer {...own} {...closed} entries={entries} shortcuts={[{ href: '/cart', label: 'Cart', icon: 'bag' }]} />
  ),
  Pagination: (own) => <Pagination {...own} page={2} total={9} href={(page) => `?page=${page}`} />,
  SearchDropdown: (own) => (
    <SearchDropdown
      {...own}
      query="bottle"
      open
      onQueryChange={noop}
      status="ready"
      products={[{ id: 'p1', href: '/product/bottle', name: 'Bottle', detail: '160 ml · 240 ml' }]}
      articles={[]}
      texts={searchTexts}
      action="/products"
      onOpenChange={noop}
    />
  ),
  SearchForm: (own) => <SearchForm {...own} action="/products" label="Search" submitLabel="Go" />,
  SearchSheet: (own) => (
    <SearchSheet
      {...own}
      open={false}
      query=""
      onQueryChange={noop}
      status="idle"
      products={[]}
      articles={[]}
      texts={searchTexts}
      action="/products"
      onOpenChange={noop}
    />
  ),
  SkipLink: (own) => <SkipLink {...own} />,
  SideNav: (own) => (
    <SideNav {...own} label="Account" items={[{ href: '/profile', label: 'Overview', icon: 'user', current: true }]} />
  ),
  Stepper: (own) => (
    <Stepper
      {...own}
      label="Checkout"
      steps={[
        { value: 'address', label: 'Address', href: '/checkout/address' },
        { value: 'payment', label: 'Payment' },
        { value: 'check', label: 'Check' },
      ]}
      value="payment"
    />
  ),
  Tabs: (own) => (
    <Tabs
      {...own}
      label="Details"
      tabs={[
        { value: 'a', label: 'A', content: 'First' },
        { value: 'b', label: 'B', content: 'Second' },
      ]}
    />
  ),
};

export const overlays: Examples = {
  BottomSheet: (own) => <BottomSheet {...own} {...closed} />,
  ConsentBanner: (own) => (
    <ConsentBanner {...own} title="Your privacy" accept="Accept" reject="Reject" onChoose={noop}>
      We count pages.
    </ConsentBanner>
  ),
  Dialog: (own) => <Dialog {...own} {...closed} />,
  Drawer: (own) => <Drawer {...own} {...closed} />,
  Menu: (own) => (
    <Menu
      {...own}
      label="Actions"
      items={[
        { label: 'Details', href: '/orders' },
        { label: 'Print', disabled: true },
        'separator',
        { label: 'Cancel' },
      ]}
      defaultOpen
    />
  ),
  Popover: (own) => <Popover {...own} open={false} onOpenChange={noop} anchor={{ current: null }} />,
  Toaster: (own) => (
    <Toaster {...own} toasts={[{ id: '1', message: 'Added to cart', tone: 'success' }]} onDismiss={noop} />
  ),
  Tooltip: (own) => (
    <Tooltip {...own} description="Opens your cart on any device" defaultOpen>
      {(trigger) => (
        <button type="button" {...trigger}>
          Copy link
        </button>
      )}
    </Tooltip>
  ),
};
