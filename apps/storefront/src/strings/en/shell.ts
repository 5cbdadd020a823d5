const en = {
  site: {
    name: 'Mahd',
    tagline: 'Care for mother and baby',
    titleTemplate: '{page} | Mahd',
    defaultDescription: 'Mother and baby essentials in the UAE, with clear facts, prices including VAT and guides from pregnancy to the first birthday.',
    logoAlt: 'Mahd, home page',
  },
  nav: {
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
    video: 'Videos',
    faq: 'Questions and answers',
    productFaqs: 'Product FAQs',
    contact: 'Contact us',
    offers: 'Limited-time offers',
    cart: 'Cart',
    profile: 'Profile',
    orderTracking: 'Order Tracking',
    globalSite: 'Global site',
    search: 'Search',
  },
  buy: {
    addToCart: 'Add to Cart',
    chooseSize: 'Choose size',
    wish: 'Add {name} to the wishlist',
  },
  common: {
    viewAll: 'View all',
  },
  errors: {
    network: {
      title: 'The connection failed',
      text: 'Please check your connection and try again.',
    },
    timeout: {
      title: 'This is taking too long',
      text: 'The answer did not arrive in time. Please try again.',
    },
    notFound: {
      title: 'Oops, something went wrong!',
      text: 'The page you are looking for was moved, removed, renamed or never existed.',
      action: 'Homepage',
    },
    server: {
      title: 'Something broke on our side',
      text: 'We have noted it. Please try again in a moment.',
    },
    unavailable: {
      title: 'We will be right back',
      text: 'The shop is being updated. Your cart is kept.',
    },
  },
} as const;

export default en;
