import { SHOP_COLORS } from '../../text/shopColors.js';

// Paper is light.
const { accent, ink, inkSoft, line, surface } = SHOP_COLORS.light;

/** A separate file because the page's policy forbids inline styles. */
export const INVOICE_CSS = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem; background: ${surface}; color: ${ink}; font: 400 15px/1.5 'Segoe UI', Tahoma, Arial, sans-serif; }
main { max-width: 50rem; margin-inline: auto; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 1rem; padding-block-end: 1rem; border-block-end: 3px solid ${accent}; }
h1 { margin: 0; font-size: 1.6rem; line-height: 1.3; }
h1 > span { display: block; }
h1 > span + span { font-size: 1.15rem; }
h2 { margin: 0 0 .35rem; font-size: .95rem; }
.brand { color: ${accent}; font-size: 1.5rem; font-weight: 700; }
.parties { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 1.5rem; margin-block: 1.5rem; }
p { margin: 0 0 .2rem; overflow-wrap: anywhere; }
dl { margin: 0; }
dt { color: ${inkSoft}; }
dd { margin: 0 0 .35rem; font-weight: 600; }
.other { color: ${inkSoft}; font-size: .86em; font-weight: 400; }
.code { white-space: nowrap; }
.lines { overflow-x: auto; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: .5rem .4rem; border-block-end: 1px solid ${line}; text-align: start; vertical-align: top; }
thead th { font-size: .85rem; }
th .other, td .other { display: block; }
.number { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
thead th.number { white-space: normal; }
tfoot th { font-weight: 400; }
tfoot .total th, tfoot .total td { font-weight: 700; font-size: 1.1rem; border-block-end: 0; }
section.credit-notes { margin-block-start: 1.5rem; }
footer { margin-block-start: 1.5rem; color: ${inkSoft}; }
@media (max-width: 36rem) { body { padding: 1rem .5rem; font-size: 13px; } th, td { padding: .4rem .2rem; } }
@media print {
  @page { size: A4; margin: 14mm 14mm 18mm; @bottom-center { content: counter(page) ' / ' counter(pages); font: 9pt 'Segoe UI', Tahoma, Arial, sans-serif; color: ${inkSoft}; } }
  body { padding: 0; font-size: 9.5pt; line-height: 1.4; }
  main { max-width: none; }
  header { padding-block-end: .6rem; }
  h1 { font-size: 1.35rem; }
  h1 > span + span { font-size: 1rem; }
  .parties { grid-template-columns: 1.15fr 1fr 1fr; gap: 1rem; margin-block: 1rem; }
  .lines { overflow: visible; }
  th, td { padding: .3rem .25rem; }
  thead { display: table-header-group; }
  thead th:first-child { inline-size: 46%; }
  /* Browsers move a table footer to a new page when it does not fit. */
  tfoot { display: table-row-group; }
  tfoot th .other { display: inline; }
  tr, tfoot, .parties { break-inside: avoid; }
}
`;
