import { useAtomValue } from 'jotai';
import { emiratesAtom } from '@mahd/data/visitor';
import { useApp, useLanguage } from '../../app/AppContext.js';

/** Emirate and area of an address in the reader's language. An area that somebody has typed stays as it is. */
export function usePlaceNames({ emirates, area }: { readonly emirates: string; readonly area: string }): {
  emirate: string;
  area: string;
} {
  const language = useLanguage();
  const { emiratesUrl } = useApp().state.settings;
  const found = useAtomValue(emiratesAtom(emiratesUrl ?? undefined)).data?.find(({ name }) => name === emirates);
  const place = found?.locations.find(({ name }) => name === area);
  if (language === 'en') return { emirate: emirates, area };
  return { emirate: found?.name_ar || emirates, area: place?.name_ar || area };
}
