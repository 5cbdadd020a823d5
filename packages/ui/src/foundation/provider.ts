export { UiProvider, useUi, type Ui, type UiLinkProps, type UiProviderProps } from './UiProvider.js';
export type { PhoneCountry } from './phoneCountry.js';
export type { Brand } from './brand.js';
export type { TextsOfComponents } from './strings/componentKeys.js';
export type { UiStringKey, UiStrings } from './strings/keys.js';
