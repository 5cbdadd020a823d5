import { createGlobalStyle } from 'styled-components';

/** Print styles for content pages: only the text, without navigation. */
export const PrintStyle = createGlobalStyle`
  @page {
    margin: 16mm;
  }

  @media print {
    [data-part='skip-link'],
    [data-part='nav-bar'],
    [data-part='bottom-bar'],
    [data-part='footer'],
    [data-part='breadcrumbs'],
    [data-part='related'],
    [data-part='filter-box'],
    [data-part='call-to-action'],
    [data-part='button'],
    [data-part='link-button'],
    main :is(summary, a) > svg {
      display: none !important;
    }

    html {
      background: none;
    }

    /* The address is left to right in both languages. */
    main a[href^='http']::after {
      content: ' (\u2066' attr(href) '\u2069)';
      font-size: var(--text-14);
    }

    h2,
    h3 {
      break-after: avoid;
    }

    /* Lines may use the full width of the paper. */
    main [data-part='rich-text'] > * {
      max-inline-size: none !important;
    }

    /* Replaces the space of pictures beside a text, which are not printed. */
    main [data-part='rich-text'] > :is(h2, h3):first-child {
      margin-block-start: 1.2em;
    }

    main [data-part='rich-text'] :is(p, li, th, td) {
      font-size: 11pt;
      line-height: 1.45;
    }

    /* Paper has nothing to open. */
    details::details-content {
      content-visibility: visible;
    }

    /* Tables may break across pages, rows may not. */
    :is(tr, figure, li) {
      break-inside: avoid;
    }
  }
`;
