import { isRouteErrorResponse } from 'react-router-dom';
import type { AppState } from '../app/AppState.js';
import type { PageArgs, PageModule } from '../app/routing/pageModules.js';
import type { Translate } from '../app/messages.js';
import type { PageMeta } from '../app/document/PageMeta.js';

/**
 * What the head says of a page, and of what stands in its place when it could not be loaded: what a page would say is about things that are not there then.
 * @param errors of the router, by route
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
