export { Footer, type FooterColumn, type FooterOffice, type FooterProps, type FooterSocialLink } from './Footer.js';
