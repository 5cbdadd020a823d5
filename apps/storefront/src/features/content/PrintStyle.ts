import { createGlobalStyle } from 'styled-components';

/** On paper a text stands alone: without the ways through the shop. */
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
    [data-part='button'],
    [data-part='link-button'] {
      display: none !important;
    }

    html {
      background: none;
    }

    main a[href^='http']::after {
      content: ' (' attr(href) ')';
      font-size: var(--text-14);
    }

    h2,
    h3 {
      break-after: avoid;
    }

    /* The measure of a line is the sheet's. */
    main [data-part='rich-text'] > * {
      max-inline-size: none !important;
    }

    /* Pictures between the parts of a text are left out, and with them the space before the next heading. */
    main [data-part='rich-text'] > :is(h2, h3):first-child {
      margin-block-start: 1.2em;
    }

    main [data-part='rich-text'] :is(p, li, th, td) {
      font-size: 11pt;
      line-height: 1.45;
    }

    /* A table may go over to the next sheet, a row of it not. */
    :is(tr, figure, li) {
      break-inside: avoid;
    }
  }
`;
