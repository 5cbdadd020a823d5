import type { AppState } from '../AppState.js';
import type { PageArgs, PageModule } from '../routing/pageModules.js';
import type { RouteErrors } from '../routeErrors.js';
import type { Translate } from '../messages.js';
import { headTags, pageTitle } from './headTags.js';
import { metaOfPage } from './metaOfPage.js';

/** Replaces the title and the head tags of the last page. Loads on the first navigation: the server writes those of the first page. */
export function updateHead(
  page: PageModule | undefined,
  errors: RouteErrors,
  state: AppState,
  args: PageArgs,
  t: Translate,
): void {
  const meta = metaOfPage(page, errors, state, args, t);
  document.title = pageTitle(meta, t);
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  for (const { tag, attributes } of headTags(meta, args.url.pathname, args.language, state.settings, t)) {
    // Search engines read structured data from the server's HTML only.
    if (tag === 'script') continue;
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute('data-page', '');
    document.head.append(element);
  }
}
