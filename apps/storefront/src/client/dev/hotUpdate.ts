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
  /** Rerenders the app, preserving its state. */
  readonly render: () => void;
}

/** A changed message file; without a domain, the strings of the component library. */
interface ChangedWords {
  readonly language: Language;
  readonly domain?: DomainName;
  readonly address: string;
}

const pageOfPath = (path: string) => /^\/src\/routes\/(.+)\.tsx$/.exec(path)?.[1];

/**
 * Development only: applies the changes that React Refresh does not, namely those of loaders and `meta` of pages,
 * messages, data, and what only the server renders. `scripts/dev` sends the events.
 */
export function hotUpdate(hot: NonNullable<ImportMeta['hot']>, { state, router, render }: Tab): void {
  const uiStrings = new Map<Language, UiStrings>();
  const uiStringsOf = state.uiStringsOf;
  state.uiStringsOf = (language) => uiStrings.get(language) ?? uiStringsOf(language);

  async function acceptPages({ updates }: UpdatePayload) {
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

  async function acceptMessages({ language, domain, address }: ChangedWords) {
    const file = (await import(/* @vite-ignore */ address)) as { default: Dictionary } & Record<Language, UiStrings>;
    if (domain) state.messagesOf(language).put(domain, file.default);
    else uiStrings.set(language, file[language]);
    // Hydrates all lazy parts first: a rerender would empty those that are not hydrated yet.
    startNavigation();
    render();
  }

  // The server shows problems of the content as soon as a page connects.
  let isShowingError = document.querySelector('vite-error-overlay') !== null;
  hot.on('vite:error', ({ err }) => {
    isShowingError ||= err.plugin === 'server';
  });

  async function takeChanges({ api }: { readonly api: boolean }) {
    const isWhole = await acceptHead();
    if (isWhole && isShowingError) {
      for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
      isShowingError = false;
    }
    if (api) await state.shop.queryClient.invalidateQueries();
    // Runs the loaders again, also those of a page that shows an error.
    await router.revalidate();
  }

  hot.on('vite:afterUpdate', (update) => void acceptPages(update));
  hot.on('mahd:messages', (messages: ChangedWords) => void acceptMessages(messages));
  hot.on('mahd:changed', (change: { api: boolean }) => void takeChanges(change));
}

/**
 * Fetches the page again and applies what only the server renders: title, head tags and global styles.
 * @returns false when the server responded with an error
 */
async function acceptHead(): Promise<boolean> {
  // eslint-disable-next-line no-restricted-syntax -- fetches the document, not data of the API
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
