export { GlobalStyle } from './GlobalStyle.js';
export { globalCss } from './globalCss.js';
