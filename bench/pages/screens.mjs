/**
 * A measured screen. `budget` is what its scores and times must hold; checkout is measured without one.
 * @typedef {{ name: string, path: string, hasBudget: boolean, needsCart?: true }} BenchScreen
 */

/** Checkout is the last one: what it needs in the cart is not there for the others. @type {readonly BenchScreen[]} */
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
