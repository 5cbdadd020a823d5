import { useAtomValue } from 'jotai';
import { emiratesAtom } from '@mahd/data/visitor';
import { useApp, useLanguage } from '../../app/AppContext.js';
import { placeName } from './placeName.js';

/** Emirate and area of an address in the reader's language. A typed area is not translated. */
export function usePlaceNames({ emirates, area }: { readonly emirates: string; readonly area: string }): {
  emirate: string;
  area: string;
} {
  const language = useLanguage();
  const { emiratesUrl } = useApp().state.settings;
  const emirate = useAtomValue(emiratesAtom(emiratesUrl ?? undefined)).data?.find(({ name }) => name === emirates);
  const knownArea = emirate?.locations.find(({ name }) => name === area);
  return {
    emirate: placeName(emirate ?? { name: emirates, name_ar: '' }, language),
    area: (language === 'ar' && knownArea?.name_ar) || area,
  };
}
