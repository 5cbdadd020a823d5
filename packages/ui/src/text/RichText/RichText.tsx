'use client';
import { useMemo, type HTMLAttributes, type Ref } from 'react';
import { useUi } from '../../foundation/UiProvider.js';
import { Root } from './RichText.styles.js';
import { sanitizeHtml } from './sanitizeHtml.js';

export interface RichTextProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'dangerouslySetInnerHTML'> {
  ref?: Ref<HTMLDivElement>;
  /** Text with markup from the back end. It is cleaned here once more, whoever cleaned it before. */
  html: string;
}

/**
 * Headings, lists, tables and quotes of an article in the shop's type, at most 70 characters wide. The one place where HTML from
 * data is shown; plain texts are `Text`.
 */
export function RichText({ html, ...rest }: RichTextProps) {
  const { t } = useUi();
  const label = t('table');
  const clean = useMemo(() => sanitizeHtml(html, label), [html, label]);
  return <Root {...rest} data-part="rich-text" dangerouslySetInnerHTML={{ __html: clean }} />;
}
