export { ArticleFooter, type ArticleFooterProps } from './ArticleFooter.js';
