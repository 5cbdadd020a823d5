/**
 * A measured screen.
 * @typedef {{ name: string, path: string, hasBudget: boolean, needsCart?: true }} BenchScreen
 */

/** Checkout comes last, because it fills the cart. @type {readonly BenchScreen[]} */
export const screens = [
  { name: 'home', path: '', hasBudget: true },
  { name: 'listing', path: '/products', hasBudget: true },
  { name: 'product', path: '/product/manual-breast-pump', hasBudget: true },
  {
    name: 'article',
    path: '/breastfeeding-advisor/common-challenges/sore-nipples-engorgement-mastitis',
    hasBudget: true,
  },
  { name: 'landing', path: '/bottlefeeding', hasBudget: true },
  { name: 'checkout', path: '/checkout', hasBudget: false, needsCart: true },
];
