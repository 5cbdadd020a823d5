export { GlobalStyle } from './GlobalStyle.js';
export { globalCss, tokensCss } from './globalCss.js';
