import { en as enUi } from '@mahd/ui/strings/en';
import { ar as arUi } from '@mahd/ui/strings/ar';
import arAccount from '../../src/messages/ar/account.js';
import arAddresses from '../../src/messages/ar/addresses.js';
import arErrors from '../../src/messages/ar/errors.js';
import arField from '../../src/messages/ar/field.js';
import arBlog from '../../src/messages/ar/blog.js';
import arCart from '../../src/messages/ar/cart.js';
import arContact from '../../src/messages/ar/contact.js';
import arContent from '../../src/messages/ar/content.js';
import arFaq from '../../src/messages/ar/faq.js';
import arLanding from '../../src/messages/ar/landing.js';
import arCatalog from '../../src/messages/ar/catalog.js';
import arCheckout from '../../src/messages/ar/checkout.js';
import arShellDeferred from '../../src/messages/ar/shellDeferred.js';
import arHome from '../../src/messages/ar/home.js';
import arOffline from '../../src/messages/ar/offline.js';
import arOrders from '../../src/messages/ar/orders.js';
import arPolicies from '../../src/messages/ar/policies.js';
import arReturns from '../../src/messages/ar/returns.js';
import arShell from '../../src/messages/ar/shell.js';
import arStockAlerts from '../../src/messages/ar/stockAlerts.js';
import arUnsubscribe from '../../src/messages/ar/unsubscribe.js';
import arVerifyEmail from '../../src/messages/ar/verifyEmail.js';
import enAccount from '../../src/messages/en/account.js';
import enAddresses from '../../src/messages/en/addresses.js';
import enErrors from '../../src/messages/en/errors.js';
import enField from '../../src/messages/en/field.js';
import enBlog from '../../src/messages/en/blog.js';
import enCart from '../../src/messages/en/cart.js';
import enContact from '../../src/messages/en/contact.js';
import enContent from '../../src/messages/en/content.js';
import enFaq from '../../src/messages/en/faq.js';
import enLanding from '../../src/messages/en/landing.js';
import enCatalog from '../../src/messages/en/catalog.js';
import enCheckout from '../../src/messages/en/checkout.js';
import enShellDeferred from '../../src/messages/en/shellDeferred.js';
import enHome from '../../src/messages/en/home.js';
import enOffline from '../../src/messages/en/offline.js';
import enOrders from '../../src/messages/en/orders.js';
import enPolicies from '../../src/messages/en/policies.js';
import enReturns from '../../src/messages/en/returns.js';
import enShell from '../../src/messages/en/shell.js';
import enStockAlerts from '../../src/messages/en/stockAlerts.js';
import enUnsubscribe from '../../src/messages/en/unsubscribe.js';
import enVerifyEmail from '../../src/messages/en/verifyEmail.js';

/** All messages of the shop by language, with those of the component library under `ui`. */
export const messagesOf = {
  en: {
    ...enShell,
    ...enErrors,
    ...enShellDeferred,
    ...enCatalog,
    ...enHome,
    ...enBlog,
    ...enCart,
    ...enField,
    ...enAccount,
    ...enAddresses,
    ...enCheckout,
    ...enOffline,
    ...enOrders,
    ...enPolicies,
    ...enReturns,
    ...enStockAlerts,
    ...enUnsubscribe,
    ...enVerifyEmail,
    ...enContact,
    ...enContent,
    ...enFaq,
    ...enLanding,
    ui: enUi,
  },
  ar: {
    ...arShell,
    ...arErrors,
    ...arShellDeferred,
    ...arCatalog,
    ...arHome,
    ...arBlog,
    ...arCart,
    ...arField,
    ...arAccount,
    ...arAddresses,
    ...arCheckout,
    ...arOffline,
    ...arOrders,
    ...arPolicies,
    ...arReturns,
    ...arStockAlerts,
    ...arUnsubscribe,
    ...arVerifyEmail,
    ...arContact,
    ...arContent,
    ...arFaq,
    ...arLanding,
    ui: arUi,
  },
} as const;

/** Replaces the placeholders of a message. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
