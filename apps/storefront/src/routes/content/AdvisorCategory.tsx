import { redirect } from 'react-router-dom';
import { resolveCategory } from '@mahd/data/content';
import type { AppState } from '../../app/AppState.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import { PageNotFound, type PageArgs } from '../../app/routing/pageModules.js';

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('nav.breastfeedingAdvisor'),
  noindex: true,
});

/** Redirects to the category's section on the advisor page. */
export async function loader({ shop }: AppState, { language, params }: PageArgs): Promise<void> {
  const category = await resolveCategory(shop, params.category ?? '');
  if (category === null) throw new PageNotFound();
  throw redirect(`/${language}/breastfeeding-advisor#${category}`, 301);
}

export const Component = () => null;
