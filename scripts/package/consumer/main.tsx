import { createRoot } from 'react-dom/client';
import { badgeCountAtom } from '@mahd/data/cart';
import { Shop } from './Shop';

const language = new URLSearchParams(location.search).get('language') === 'ar' ? 'ar' : 'en';
document.documentElement.lang = language;
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
document.documentElement.dataset.cart = typeof badgeCountAtom;
createRoot(document.getElementById('root')!).render(<Shop language={language} />);
