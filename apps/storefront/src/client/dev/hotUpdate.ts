import type { DataRouter } from 'react-router-dom';
import type { UpdatePayload } from 'vite';
import type { Language } from '@mahd/rules/locale';
import type { UiStrings } from '@mahd/ui/provider';
import type { AppState } from '../../app/AppState.js';
import { startNavigation } from '../../app/lazyHydrate.js';
import type { Dictionary } from '../../app/messages.js';
import { replacePageModule, type PageModule } from '../../app/routing/pageModules.js';
import type { DomainName } from '../../messages/domains.js';

interface Tab {
  readonly state: AppState;
  readonly router: DataRouter;
  /** Makes everything that is on the screen again, with the state it has. */
  readonly render: () => void;
}

/** A file of words that has changed; without a domain, the components' own. */
interface ChangedWords {
  readonly language: Language;
  readonly domain?: DomainName;
  readonly address: string;
}

const pageOfPath = (path: string) => /^\/src\/routes\/(.+)\.tsx$/.exec(path)?.[1];

/**
 * While developing: takes over into this tab what React Refresh does not, namely loaders and meta of pages, words, data, and what only the server writes. Events come from
 * `scripts/dev`.
 */
export function hotUpdate(hot: NonNullable<ImportMeta['hot']>, { state, router, render }: Tab): void {
  const uiStrings = new Map<Language, UiStrings>();
  const uiStringsOf = state.uiStringsOf;
  state.uiStringsOf = (language) => uiStrings.get(language) ?? uiStringsOf(language);

  async function takePages({ updates }: UpdatePayload) {
    const pages = updates.flatMap(({ path, timestamp }) => {
      const page = pageOfPath(path);
      return page === undefined ? [] : [{ page, address: `${path}?t=${timestamp}` }];
    });
    if (pages.length === 0) return;
    for (const { page, address } of pages) {
      const { meta, loader } = (await import(/* @vite-ignore */ address)) as PageModule;
      replacePageModule(page, { meta, loader });
    }
    await router.revalidate();
  }

  async function takeWords({ language, domain, address }: ChangedWords) {
    const file = (await import(/* @vite-ignore */ address)) as { default: Dictionary } & Record<Language, UiStrings>;
    if (domain) state.messagesOf(language).put(domain, file.default);
    else uiStrings.set(language, file[language]);
    // Parts that are not taken over yet would be emptied by news from around them.
    startNavigation();
    render();
  }

  let isShowingError = false;
  hot.on('vite:error', ({ err }) => {
    isShowingError ||= err.plugin === 'server';
  });

  async function takeChanges({ api }: { readonly api: boolean }) {
    const isWhole = await takeHead();
    if (isWhole && isShowingError) {
      for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
      isShowingError = false;
    }
    if (api) await state.shop.queryClient.invalidateQueries();
    // Runs the loaders, and lets a page that could not be shown try again.
    await router.revalidate();
  }

  hot.on('vite:afterUpdate', (update) => void takePages(update));
  hot.on('mahd:messages', (messages: ChangedWords) => void takeWords(messages));
  hot.on('mahd:changed', (change: { api: boolean }) => void takeChanges(change));
}

/** Asks for the page anew, for the sake of what only the server writes. @returns false when the server has sent an error in its place */
async function takeHead(): Promise<boolean> {
  // eslint-disable-next-line no-restricted-syntax -- the page itself is no data
  const text = await (await fetch(location.href)).text();
  const fresh = new DOMParser().parseFromString(text, 'text/html');
  if (!fresh.getElementById('root')) return false;
  document.title = fresh.title;
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  document.head.append(...fresh.head.querySelectorAll('[data-page]'));
  const [now, next] = [document, fresh].map(({ head }) => head.querySelector('style:not([data-styled])'));
  if (now && next && now.textContent !== next.textContent) now.textContent = next.textContent;
  return true;
}
