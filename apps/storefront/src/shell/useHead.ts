import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router-dom';
import { directionOf } from '@mahd/rules/locale';
import { useApp } from '../app/AppContext.js';
import { useRouteErrors } from '../app/routeErrors.js';
import { pageUrl, type RouteHandle } from '../app/routing/routeHandle.js';
import { loadedPageModule } from '../app/routing/pageModules.js';

/** Updates the document's head, language and direction after client navigations. The server writes the first ones. */
export function useHead(): void {
  const { state } = useApp();
  const location = useLocation();
  const match = useMatches().at(-1);
  const errors = useRouteErrors();
  const settled = useNavigation().state === 'idle';
  const first = useRef(true);

  useEffect(() => {
    if (!settled) return;
    if (first.current) {
      first.current = false;
      return;
    }
    const handle = match?.handle as RouteHandle | undefined;
    if (!match || !handle) return;
    const { language, entry } = handle;
    let current = true;
    const messages = state.messagesOf(language);
    const url = pageUrl(entry, new URL(location.pathname + location.search, window.location.origin));
    // Writing the same value again would restyle the whole page.
    const { documentElement: html } = document;
    if (html.lang !== language) Object.assign(html, { lang: language, dir: directionOf(language) });
    void Promise.all([
      import('../app/document/updateHead.js'),
      messages.load(['shellDeferred']),
      errors && messages.load(['errors']),
    ]).then(([{ updateHead }]) => {
      if (current)
        updateHead(loadedPageModule(entry.page), errors, state, { language, params: match.params, url }, messages.t);
    });
    return () => {
      current = false;
    };
  }, [settled, location.pathname, location.search, match, errors, state]);
}
