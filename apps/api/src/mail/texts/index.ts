import type { Language } from '@mahd/contract';
import { ar } from './ar.js';
import { en, type MailTexts } from './en.js';

export type { MailTexts } from './en.js';

/** Mail texts by language. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, ar };
