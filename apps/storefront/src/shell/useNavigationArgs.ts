import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { categoriesAtom } from '@mahd/data/catalog/categories';
import { languageOfPath, switchLanguagePath } from '@mahd/rules/locale';
import { useApp } from '../app/AppContext.js';
import type { NavigationArgs } from './navigation.js';
import { useIsNotFound } from './useIsNotFound.js';

/** The navigation data of the current page. */
export function useNavigationArgs(): NavigationArgs {
  const { state } = useApp();
  const { pathname } = useLocation();
  const language = languageOfPath(pathname);
  const isNotFound = useIsNotFound();
  return {
    t: state.messagesOf(language).t,
    language,
    path: isNotFound ? '' : switchLanguagePath(pathname, language).slice(1 + language.length) || '/',
    categories: useAtomValue(categoriesAtom()).data ?? [],
    settings: state.settings,
  };
}
