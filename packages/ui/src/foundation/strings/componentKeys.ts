import type { Message } from '@mahd/rules/locale';

/** The keys of the texts that are bundled with their component, so that pages without it do not load them. */
export interface ComponentStringKeys {
  CartLine: 'removeFromCart' | 'remove' | 'removed' | 'undo' | 'unitPrice' | 'lineTotal';
  ChangeList: 'priceChanged' | 'stockChanged' | 'lineGone';
  FreeDeliveryProgress: 'toGo' | 'reached';
  OrderTable: 'number' | 'date' | 'payment' | 'status' | 'total' | 'actions';
  PromoBox: 'code' | 'placeholder' | 'submit' | 'applied' | 'remove';
  TrackingSteps: 'done' | 'current' | 'upcoming';
  ShareBar: 'share' | 'copyLink' | 'linkCopied';
  DateField: 'day' | 'month' | 'year' | 'dayHint' | 'monthHint' | 'yearHint' | 'impossible' | 'tooEarly' | 'tooLate';
  FileUpload:
    | 'chooseOne'
    | 'chooseSeveral'
    | 'dropOne'
    | 'dropSeveral'
    | 'images'
    | 'videos'
    | 'typeSeparator'
    | 'sizeLimit'
    | 'sizeLimitEach'
    | 'countLimit'
    | 'kilobytes'
    | 'megabytes'
    | 'files'
    | 'remove'
    | 'wrongType'
    | 'tooLarge'
    | 'empty'
    | 'tooMany'
    | 'added'
    | 'removed';
  MultiSelect: 'choose' | 'selected' | 'search' | 'noMatches' | 'matches';
  NumberField: 'increase' | 'decrease';
  RatingInput: 'stars';
  Slider: 'minimum' | 'maximum';
  NavDrawer: 'all';
  Stepper: 'done';
  Tag: 'remove';
}

export type ComponentName = keyof ComponentStringKeys;

/** Texts of components by the name of the component, for a further language. */
export type TextsOfComponents = {
  readonly [Name in ComponentName]?: Readonly<Partial<Record<ComponentStringKeys[Name], Message>>>;
};
