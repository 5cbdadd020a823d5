/** A 24 × 24 icon. */
export interface IconShape {
  /** Directional: mirrored in right-to-left layouts. */
  mirror: boolean;
  path: string;
}

// Exported alone for components that use `SvgIcon`.
export const chevronEnd: IconShape = { mirror: true, path: 'M9 5l7 7-7 7' };
export const chevronStart: IconShape = { mirror: true, path: 'M15 5l-7 7 7 7' };
export const chevronDown: IconShape = { mirror: false, path: 'M5 9l7 7 7-7' };
export const close: IconShape = { mirror: false, path: 'M6 6l12 12M18 6L6 18' };
export const pause: IconShape = { mirror: false, path: 'M8.5 5v14M15.5 5v14' };
export const play: IconShape = { mirror: false, path: 'M8 5l11 7-11 7V5z' };
export const warning: IconShape = { mirror: false, path: 'M12 4.5L2.8 20h18.4L12 4.5zM12 10v4.5M12 17.2v.1' };

/**
 * The icon set: 24 × 24 outlines, drawn with a 1.75 stroke and round ends. `mirror` marks directional icons, which are
 * mirrored in right-to-left layouts. Clocks, ticks, magnifiers, media controls and brands never are.
 */
export const icons = {
  'arrow-end': { mirror: true, path: 'M5 12h14M13 6l6 6-6 6' },
  'arrow-start': { mirror: true, path: 'M19 12H5M11 6l-6 6 6 6' },
  'chevron-end': chevronEnd,
  'chevron-start': chevronStart,
  'chevron-down': chevronDown,
  'chevron-up': { mirror: false, path: 'M5 15l7-7 7 7' },
  bag: { mirror: false, path: 'M5 8h14l1 12H4L5 8zM8.5 8V7a3.5 3.5 0 0 1 7 0v1' },
  card: {
    mirror: false,
    path: 'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM3.5 10h17M7 14.5h3',
  },
  check: { mirror: false, path: 'M5 12.5l4.5 4.5L19 7.5' },
  close,
  eye: {
    mirror: false,
    path: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  },
  'eye-off': {
    mirror: false,
    path: 'M9.6 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.8 3.5M6.2 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.3M10 10.1a2.8 2.8 0 0 0 3.9 3.9M4 4l16 16',
  },
  filter: { mirror: true, path: 'M4 7h10M18 7h2M4 17h2M10 17h10M14 4.5v5M6 14.5v5' },
  globe: {
    mirror: false,
    path: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c2.5 2.7 3.8 5.7 3.8 9S14.5 18.3 12 21c-2.5-2.7-3.8-5.7-3.8-9S9.5 5.7 12 3z',
  },
  grid: { mirror: false, path: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z' },
  heart: {
    mirror: false,
    path: 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.3 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z',
  },
  home: { mirror: false, path: 'M4 11l8-7 8 7v8.5a.5.5 0 0 1-.5.5H15v-6H9v6H4.5a.5.5 0 0 1-.5-.5V11z' },
  key: { mirror: false, path: 'M8 12a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 13l9-9M16 8l3 3' },
  menu: { mirror: false, path: 'M4 7h16M4 12h16M4 17h16' },
  minus: { mirror: false, path: 'M5 12h14' },
  pause,
  play,
  plus: { mirror: false, path: 'M12 5v14M5 12h14' },
  search: { mirror: false, path: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20' },
  share: { mirror: false, path: 'M12 15V4M8 7.5L12 4l4 3.5M6 11H5v9h14v-9h-1' },
  trash: { mirror: false, path: 'M4.5 7h15M10 7V4.5h4V7M6.5 7l.8 13h9.4l.8-13M10 11v5.5M14 11v5.5' },
  truck: {
    mirror: true,
    path: 'M3 6h11v10H3zM14 9.5h4l3 3.5v3h-7M7 16.5a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5zM17.5 16.5a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5z',
  },
  user: { mirror: false, path: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5' },
  warning,
  info: { mirror: false, path: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.7v.1' },
  zoom: { mirror: false, path: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20M10.5 7.5v6M7.5 10.5h6' },
  phone: {
    mirror: false,
    path: 'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 5 5.6 1.5 1.5 0 0 1 6.5 4z',
  },
  external: { mirror: true, path: 'M14 4h6v6M20 4l-9 9M18 13.5V20H4V6h6.5' },
  instagram: {
    mirror: false,
    path: 'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.7 7.3v.1',
  },
  facebook: {
    mirror: false,
    path: 'M13.5 20v-7h2.7l.5-3h-3.2V8.2c0-1 .5-1.7 1.8-1.7h1.4V4h-2.2C12 4 10.5 5.5 10.5 7.8V10H8v3h2.5v7',
  },
  youtube: {
    mirror: false,
    path: 'M5.5 6.5c4-.7 9-.7 13 0 1.3.3 2 1 2.1 2.3.3 2.1.3 4.3 0 6.4-.1 1.3-.8 2-2.1 2.3-4 .7-9 .7-13 0-1.3-.3-2-1-2.1-2.3-.3-2.1-.3-4.3 0-6.4.1-1.3.8-2 2.1-2.3zM10.5 9.5l4.5 2.5-4.5 2.5v-5z',
  },
  package: { mirror: false, path: 'M4 7.5L12 4l8 3.5v9L12 20l-8-3.5v-9zM4 7.5l8 3.5 8-3.5M12 11v9' },
} as const satisfies Record<string, { mirror: boolean; path: string }>;

export type IconName = keyof typeof icons;
