import { createRoot, hydrateRoot } from 'react-dom/client';
import { directionOf } from '@mahd/rules/locale';
import { messages } from './messages.js';
import { Site } from './Site.js';

const language = (/^\/(en|ar)\//.exec(location.pathname)?.[1] ?? navigator.language).startsWith('ar') ? 'ar' : 'en';
const root = document.getElementById('root')!;

if (root.firstElementChild) hydrateRoot(root, <Site language={language} />);
else {
  // The development server and the root page, which is not prerendered.
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.title = messages[language].title;
  createRoot(root).render(<Site language={language} />);
}
