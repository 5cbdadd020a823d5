// Size and colors of a picture. Scenes are functions of time, so every part of the kit takes plain numbers.
// A picture has 1280 × 720 units; captions cover the lowest sixth of it, so nothing that matters is drawn below y = 600.

export const width = 1280;
export const height = 720;

export const color = {
  coral: '#e65550',
  coralDark: '#cf4843',
  coralLight: '#f28a83',
  peach: '#fbdcc9',
  peachDark: '#f3c3ad',
  blush: '#f3b7ac',
  cream: '#fff6ea',
  white: '#fffdf9',
  sage: '#a9c3a4',
  sageDark: '#86a683',
  sageLight: '#cfdfca',
  sky: '#d6e8ef',
  skyMiddle: '#bfdcea',
  skyDark: '#86b4cf',
  skyDeep: '#6fa0bd',
  butter: '#f6d999',
  butterDark: '#e8c273',
  butterLight: '#fbeccb',
  wood: '#d3a677',
  woodDark: '#b98a5c',
  line: '#eadccd',
  lineDark: '#dcc7b0',
  milk: '#fff0d6',
  ink: '#5a382c',
  slate: '#5b6a72',
};

/** Base, shade, line and cheek of a skin, and the opacity of the cheek. */
export const skins = {
  rose: ['#f9d3b8', '#efbb99', '#dd9a78', '#f19a86', 0.5],
  light: ['#f6caab', '#e9b08d', '#dd9a78', '#f19a86', 0.5],
  tan: ['#e8b48c', '#d49c74', '#c48862', '#e65550', 0.28],
  brown: ['#cd9269', '#b9805b', '#a97350', '#e65550', 0.28],
};
export const hairs = { dark: '#3f2a25', chestnut: '#8a5a41', black: '#2f2627' };
