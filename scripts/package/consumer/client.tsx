import { hydrateRoot } from 'react-dom/client';
import { Shop } from './Shop';

hydrateRoot(document.getElementById('root')!, <Shop language={document.documentElement.lang === 'ar' ? 'ar' : 'en'} />);
