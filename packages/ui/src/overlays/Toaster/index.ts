export { Toaster, type Toast, type ToasterProps } from './Toaster.js';
