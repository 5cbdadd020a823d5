import type { PageMeta } from '../document/PageMeta.js';
import { PageNotFound, type PageArgs } from '../routing/pageModules.js';
import type { AppState } from '../app/AppState.js';
import type { Translate } from '../app/words.js';

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({ title: t('errors.notFound.title'), noindex: true });

/** Every address that is no page of the shop ends here, and goes on to the error page. */
export async function loader(): Promise<void> {
  throw new PageNotFound();
}

export const Component = () => null;
