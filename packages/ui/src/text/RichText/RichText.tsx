'use client';
import { useMemo, type HTMLAttributes, type MouseEvent, type Ref } from 'react';
import { useUi } from '../../foundation/UiProvider.js';
import { Root } from './RichText.styles.js';
import { trustedHtml } from './trustedHtml.js';

export interface RichTextProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'dangerouslySetInnerHTML'> {
  ref?: Ref<HTMLDivElement>;
  /** Text with markup from the back end. It is cleaned here once more, whoever cleaned it before. */
  html: string;
}

/**
 * Headings, lists, tables and quotes of an article in the shop's type, at most 70 characters wide. The one place where HTML from
 * data is shown; plain texts are `Text`. Links to pages of the same site go through the provider's `resolveHref` and `navigate`.
 */
export function RichText({ html, onClick, ...rest }: RichTextProps) {
  const { t, resolveHref, navigate } = useUi();
  const label = t('table');
  // The same object as long as nothing changes: React would write the whole text anew for another one.
  const content = useMemo(() => ({ __html: trustedHtml(html, label, resolveHref) }), [html, label, resolveHref]);

  const follow = (event: MouseEvent<HTMLDivElement>) => {
    onClick?.(event);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (!navigate || !address?.startsWith('/') || event.defaultPrevented) return;
    // Another tab or window, or a download, stays the browser's.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(address);
  };

  return <Root {...rest} data-part="rich-text" onClick={follow} dangerouslySetInnerHTML={content} />;
}
