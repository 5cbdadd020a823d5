const en = {
  site: {
    name: 'Mahd',
    tagline: 'Care for mother and baby',
    titleTemplate: '{page} | Mahd',
    defaultDescription:
      'Mother and baby essentials in the UAE, with clear facts, prices including VAT and guides from pregnancy to the first birthday.',
    logoAlt: 'Mahd, home page',
  },
  nav: {
    greeting: 'Hello, {firstName}',
    home: 'Home',
    products: 'Products',
    viewAllProducts: 'View all products',
    about: 'About',
    motherBabyWorld: 'Mother & Baby World',
    goodToKnow: 'Good to know',
    stagesOfPregnancy: 'Stages of pregnancy',
    postPregnancyCare: 'Post-pregnancy care',
    babyCare: 'Baby care',
    firstTimeFather: 'First-time father',
    breastfeedingAdvisor: 'Breastfeeding Advisor',
    blog: 'Blog',
    video: 'How-to guides',
    faq: 'Questions and answers',
    productFaqs: 'Product FAQs',
    contact: 'Contact us',
    offers: 'Offers',
    cart: 'Cart',
    profile: 'Profile',
    wishlist: 'Wishlist',
    orderTracking: 'Order tracking',
    globalSite: 'Global site',
    search: 'Search',
    searchLabel: 'Search products and articles',
  },
  buy: {
    addToCart: 'Add to cart',
    chooseSize: 'Choose size',
    notifyMe: 'Notify me',
    wish: 'Add {name} to the wishlist',
  },
  common: {
    viewAll: 'View all',
  },
} as const;

export default en;
