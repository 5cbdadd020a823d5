/** Styles of the test payment page, visibly different from the shop. */
export const pageStyle = `
:root { color-scheme: light; --ink: #1c2733; --soft: #566473; --line: #c9d3dd; --accent: #1d5fa8; --wrong: #b3261e; }
* { box-sizing: border-box; }
body { margin: 0; background: #eef2f6; color: var(--ink); font: 1rem/1.5 system-ui, 'Segoe UI', Tahoma, 'Geeza Pro', sans-serif; }
:lang(ar) body, body:lang(ar) { font-size: 1.0625rem; line-height: 1.75; }
.notice { margin: 0; padding: 0.75rem 1rem; background: #fff3c4; text-align: center; font-weight: 600; }
main { max-inline-size: 27rem; margin: 2rem auto; padding: 1.5rem; background: #fff; border: 1px solid var(--line); border-radius: 0.75rem; }
@media (max-width: 30rem) { main { margin: 0; border: 0; border-radius: 0; min-block-size: calc(100vh - 4rem); } }
header { display: flex; justify-content: space-between; gap: 1rem; padding-block-end: 1rem; border-block-end: 1px solid var(--line); }
header p { margin: 0; } .order { color: var(--soft); } .amount { font-weight: 700; font-size: 1.25rem; }
h1 { font-size: 1.375rem; margin-block: 1.25rem 1rem; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; margin: 0; }
.field, button { grid-column: 1 / -1; }
.field.expiry, .field.cvv { grid-column: auto; grid-row: span 3; display: grid; grid-template-rows: subgrid; row-gap: 0; }
.field.expiry label, .field.cvv label { align-self: end; }
label { display: block; margin-block-end: 0.25rem; font-weight: 600; }
input { inline-size: 100%; min-block-size: 2.75rem; padding-inline: 0.75rem; border: 1px solid #7b8896; border-radius: 0.5rem; font: inherit; color: inherit; background: #fff; }
[dir='rtl'] input[dir='ltr'] { text-align: end; }
input[aria-invalid] { border-color: var(--wrong); }
.error { margin: 0.25rem 0 0; color: var(--wrong); }
button { min-block-size: 3rem; border: 1px solid var(--accent); border-radius: 0.5rem; background: var(--accent); color: #fff; font: inherit; font-weight: 700; cursor: pointer; }
button.quiet { background: #fff; color: var(--accent); }
:focus-visible { outline: 3px solid #7fb2ea; outline-offset: 2px; }
details { margin-block-start: 1.5rem; color: var(--soft); } summary { cursor: pointer; min-block-size: 1.5rem; }
table { inline-size: 100%; border-collapse: collapse; font-size: 0.9375rem; } td { padding: 0.375rem 0; border-block-start: 1px solid var(--line); } td + td { text-align: end; }
.plan { margin-block: 1rem 1.5rem; }
`;

/** Submits the form that returns to the shop. */
export const returnScript = `document.getElementById('return').submit();\n`;

/** The page loads and submits to this origin only. */
export const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;
