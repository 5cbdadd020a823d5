import type { Language } from '@mahd/rules/locale';
import { pictureSrc } from '../media/Picture/index.js';
import { samplePictures } from '../media/samplePictures.js';
import { LanguageSwitch } from './LanguageSwitch/index.js';
import type { NavBarProps } from './NavBar/index.js';
import { SearchForm } from './SearchForm/index.js';
import type { NavEntry, NavIconLink } from './links.js';

const words = {
  en: {
    home: 'Mahd, home page',
    products: 'Products',
    viewAll: 'View all products',
    categories: ['Breastfeeding', 'Bottle Feeding', 'Cleansing and Sterilizing', 'Skincare', 'Hygiene', 'Healthcare'],
    world: 'Mother & Baby World',
    guides: ['Stages of pregnancy', 'Post-pregnancy care', 'Baby care', 'First-time father', 'Breastfeeding Advisor'],
    offers: 'Offers',
    subCategories: ['Bestsellers', 'New', 'Sets'],
    wishlist: 'Wishlist',
    search: 'Search products and articles',
    submit: 'Search',
    goodToKnow: 'Good to know',
    about: 'About',
    contact: 'Contact us',
    greeting: 'Hello, Mariam',
    orderTracking: 'Order tracking',
    profile: 'Profile',
    cart: 'Cart',
    globalSite: 'Global site',
    quick: ['Home', 'Products', 'Cart', 'Profile', 'Global site'],
  },
  ar: {
    home: 'مهد، الصفحة الرئيسية',
    products: 'المنتجات',
    viewAll: 'عرض جميع المنتجات',
    categories: [
      'الرضاعة الطبيعية',
      'الرضاعة بالزجاجة',
      'التنظيف والتعقيم',
      'العناية بالبشرة',
      'النظافة',
      'العناية الصحية',
    ],
    world: 'عالم الأم والطفل',
    guides: ['مراحل الحمل', 'العناية بعد الولادة', 'العناية بالطفل', 'أب للمرة الأولى', 'دليل الرضاعة الطبيعية'],
    offers: 'العروض',
    subCategories: ['الأكثر مبيعًا', 'جديد', 'مجموعات'],
    wishlist: 'قائمة الأمنيات',
    search: 'البحث في المنتجات والمقالات',
    submit: 'بحث',
    goodToKnow: 'معلومات تهمّكِ',
    about: 'من نحن',
    contact: 'تواصلي معنا',
    greeting: 'مرحبًا، مريم',
    orderTracking: 'تتبّع الطلب',
    profile: 'حسابي',
    cart: 'سلة التسوق',
    globalSite: 'الموقع العالمي',
    quick: ['الرئيسية', 'المنتجات', 'السلة', 'حسابي', 'عالميًا'],
  },
};

const slugs = ['breastfeeding', 'bottlefeeding', 'cleansing-and-sterilizing', 'skincare', 'hygiene', 'healthcare'];
const { breastfeeding, bottleFeeding, sterilizing, skincare, hygiene, healthcare } = samplePictures;
const pictures = [breastfeeding, bottleFeeding, sterilizing, skincare, hygiene, healthcare];
const guideSlugs = [
  'stages-of-pregnancy',
  'post-pregnancy-care',
  'baby-care',
  'first-time-father',
  'breastfeeding-advisor',
];

/** The logo, for stories. */
export function sampleLogo(language: Language) {
  const file = language === 'ar' ? 'arabic-coral.c52c4ad3' : 'latin-coral.c5524410';
  return <img src={`/pictures/brand/mahd-horizontal-${file}.svg`} alt="" width={134} height={35} />;
}

/** The main links, for stories. */
export function sampleEntries(language: Language): NavEntry[] {
  const t = words[language];
  return [
    {
      label: t.products,
      current: true,
      items: t.categories.map((label, at) => ({
        label,
        href: `/products/${slugs[at]}`,
        media: (
          <img
            src={pictureSrc(pictures[at] ?? breastfeeding, '/pictures')}
            alt=""
            width={800}
            height={600}
            loading="lazy"
          />
        ),
        links: t.subCategories.map((name, index) => ({ label: name, href: `/products/${slugs[at]}/${index}` })),
      })),
      overview: { href: '/mother-baby-products', label: t.viewAll },
    },
    {
      label: t.world,
      items: t.guides.map((label, at) => ({ label, href: `/${guideSlugs[at]}` })),
      overview: { href: '/mother-baby-world', label: t.world },
    },
    { label: t.offers, href: '/offers', tone: 'accent' },
    { label: t.goodToKnow, href: '/good-to-know' },
    { label: t.about, href: '/about' },
    { label: t.contact, href: '/contact' },
  ];
}

/** Links of the visitor, for stories. */
export function sampleShortcuts(language: Language): NavIconLink[] {
  const t = words[language];
  return [
    { href: '/profile', label: t.profile, icon: 'user' },
    { href: '/wishlist', label: t.wishlist, icon: 'heart' },
    { href: '/cart', label: t.cart, icon: 'bag', count: 3 },
    { href: '/order-tracking', label: t.orderTracking, icon: 'package' },
  ];
}

/** Links below the main ones, for stories. */
export function sampleLinks(language: Language): NavIconLink[] {
  return [{ href: 'https://example.com/', label: words[language].globalSite, icon: 'globe', external: true }];
}

/** The links of the bottom bar, for stories. */
export function sampleQuickLinks(language: Language): NavIconLink[] {
  const [home = '', products = '', cart = '', profile = '', globalSite = ''] = words[language].quick;
  return [
    { href: '/', label: home, icon: 'home' },
    { href: '/mother-baby-products', label: products, icon: 'grid', current: true },
    { href: '/cart', label: cart, icon: 'bag', count: 3 },
    { href: '/profile', label: profile, icon: 'user' },
    { href: 'https://example.com/', label: globalSite, icon: 'globe', external: true },
  ];
}

/** Props of a complete navbar, for stories; menu and search stay closed. */
export function sampleNavBar(language: Language): NavBarProps {
  const t = words[language];
  return {
    logo: sampleLogo(language),
    home: { href: '/', label: t.home },
    entries: sampleEntries(language),
    menu: { href: '#footer', open: false, onOpenChange: () => undefined },
    search: { href: '/products', open: false, onOpenChange: () => undefined },
    searchField: <SearchForm role="search" action="/products" label={t.search} submitLabel={t.submit} />,
    languageSwitch: <LanguageSwitch hrefs={{ en: '/en', ar: '/ar' }} />,
    wishlist: { href: '/wishlist', label: t.wishlist },
    greeting: t.greeting,
    orderTracking: { href: '/order-tracking', label: t.orderTracking },
    profile: { href: '/profile', label: t.profile },
    cart: { href: '/cart', label: t.cart, count: 3 },
    globalSite: { href: 'https://example.com/', label: t.globalSite },
  };
}
