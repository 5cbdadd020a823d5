import { en as enUi } from '@mahd/ui/strings/en';
import { ar as arUi } from '@mahd/ui/strings/ar';
import arAccount from '../../src/strings/ar/account.js';
import arErrors from '../../src/strings/ar/errors.js';
import arField from '../../src/strings/ar/field.js';
import arCart from '../../src/strings/ar/cart.js';
import arContact from '../../src/strings/ar/contact.js';
import arContent from '../../src/strings/ar/content.js';
import arFaq from '../../src/strings/ar/faq.js';
import arLanding from '../../src/strings/ar/landing.js';
import arCatalog from '../../src/strings/ar/catalog.js';
import arCheckout from '../../src/strings/ar/checkout.js';
import arBelow from '../../src/strings/ar/below.js';
import arHome from '../../src/strings/ar/home.js';
import arOffline from '../../src/strings/ar/offline.js';
import arOrders from '../../src/strings/ar/orders.js';
import arShell from '../../src/strings/ar/shell.js';
import enAccount from '../../src/strings/en/account.js';
import enErrors from '../../src/strings/en/errors.js';
import enField from '../../src/strings/en/field.js';
import enCart from '../../src/strings/en/cart.js';
import enContact from '../../src/strings/en/contact.js';
import enContent from '../../src/strings/en/content.js';
import enFaq from '../../src/strings/en/faq.js';
import enLanding from '../../src/strings/en/landing.js';
import enCatalog from '../../src/strings/en/catalog.js';
import enCheckout from '../../src/strings/en/checkout.js';
import enBelow from '../../src/strings/en/below.js';
import enHome from '../../src/strings/en/home.js';
import enOffline from '../../src/strings/en/offline.js';
import enOrders from '../../src/strings/en/orders.js';
import enShell from '../../src/strings/en/shell.js';

/** What a reader of each language finds on the shop's buttons, links and messages: the shop's own words, and the library's under `ui`. */
export const wordsOf = {
  en: {
    ...enShell,
    ...enErrors,
    ...enBelow,
    ...enCatalog,
    ...enHome,
    ...enCart,
    ...enField,
    ...enAccount,
    ...enCheckout,
    ...enOffline,
    ...enOrders,
    ...enContact,
    ...enContent,
    ...enFaq,
    ...enLanding,
    ui: enUi,
  },
  ar: {
    ...arShell,
    ...arErrors,
    ...arBelow,
    ...arCatalog,
    ...arHome,
    ...arCart,
    ...arField,
    ...arAccount,
    ...arCheckout,
    ...arOffline,
    ...arOrders,
    ...arContact,
    ...arContent,
    ...arFaq,
    ...arLanding,
    ui: arUi,
  },
} as const;

/** A text with its placeholders filled in. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
