import { redirect } from 'react-router-dom';
import { resolveReading } from '@mahd/data/content';
import { isLanguage } from '@mahd/rules/locale';
import type { PageMeta } from '../app/document/PageMeta.js';
import { PageNotFound, type PageArgs } from '../app/routing/pageModules.js';
import type { AppState } from '../app/AppState.js';
import type { Translate } from '../app/messages.js';

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('errors.notFound.title'),
  description: t('errors.notFound.text'),
  noindex: true,
});

/** Handles all unknown URLs. Old article URLs without a language are redirected; all others show the 404 page. */
export async function loader({ shop }: AppState, { language, url }: PageArgs): Promise<void> {
  if (!isLanguage(url.pathname.split('/')[1])) {
    const href = await resolveReading(shop, url.pathname);
    if (href !== null) throw redirect(`/${language}${href}`, 301);
  }
  throw new PageNotFound();
}

export const Component = () => null;
