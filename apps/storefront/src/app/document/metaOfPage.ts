import { isRouteErrorResponse } from 'react-router-dom';
import type { AppState } from '../AppState.js';
import type { PageArgs, PageModule } from '../routing/pageModules.js';
import type { Translate } from '../messages.js';
import type { PageMeta } from './PageMeta.js';

/**
 * The metadata of a page, or of the error page when its loader failed: the `meta` of the page needs the loader's data.
 * @param errors the router's errors, by route ID
 */
export function metaOfPage(
  page: PageModule | undefined,
  errors: object | null | undefined,
  state: AppState,
  args: PageArgs,
  t: Translate,
): PageMeta {
  const [error] = Object.values(errors ?? {}) as unknown[];
  if (page && !error) return page.meta(state, args, t);
  const what = isRouteErrorResponse(error) && error.status === 404 ? 'notFound' : 'server';
  return { title: t(`errors.${what}.title`), description: t(`errors.${what}.text`), noindex: true };
}
