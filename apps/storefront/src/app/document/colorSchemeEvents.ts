/** Dispatched on the window to change the colour scheme; `detail` is the choice. */
export const CHOOSE_COLOR_SCHEME = 'choosecolorscheme';

/** Dispatched on the window after the colour scheme has changed, here or in another tab. */
export const COLOR_SCHEME_CHANGE = 'colorschemechange';
