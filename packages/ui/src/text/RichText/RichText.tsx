'use client';
import { useMemo, type HTMLAttributes, type MouseEvent, type Ref } from 'react';
import { isPlainClick } from '../../foundation/isPlainClick.js';
import { useUi } from '../../foundation/UiProvider.js';
import { Root } from './RichText.styles.js';
import { isInternal } from './sanitizeHtml.js';
import { trustedHtml } from './trustedHtml.js';

export interface RichTextProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'dangerouslySetInnerHTML'> {
  ref?: Ref<HTMLDivElement>;
  /** HTML from the back end. It is sanitised here in any case. */
  html: string;
}

/**
 * Renders the HTML of an article in the shop's typography, about 66 characters wide. The only component that renders
 * HTML from data; for plain text use `Text`. On phones, the rows of a table whose cells carry `data-label`, the header of
 * their column, are groups; an empty one is not shown. Internal links go through `resolveHref` and `navigate` of the provider.
 */
export function RichText({ html, onClick, ...rest }: RichTextProps) {
  const { t, resolveHref, navigate } = useUi();
  const label = t('table');
  // A stable object: React would rewrite the HTML for a new one.
  const content = useMemo(() => ({ __html: trustedHtml(html, label, resolveHref) }), [html, label, resolveHref]);

  const follow = (event: MouseEvent<HTMLDivElement>) => {
    onClick?.(event);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (!navigate || !address || !isInternal(address) || event.defaultPrevented) return;
    // Modified clicks (new tab, new window, download) are left to the browser.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(address);
  };

  return <Root {...rest} data-part="rich-text" onClick={follow} dangerouslySetInnerHTML={content} />;
}
