interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Applies a Trusted Types policy where supported. The API has escaped the content of the HTML, and the frame runs no scripts. */
function toTrustedHtml(html: string): string {
  policy ??= (window as Window & { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('mahd-invoice', {
    createHTML: (page) => page,
  });
  return policy?.createHTML(html) ?? html;
}

/** The page printed last: some browsers do not report the end of printing. */
let lastFrame: HTMLIFrameElement | undefined;

/** Prints an HTML page in an off-screen iframe once it has loaded. */
export function printPage(html: string): void {
  const frame = document.createElement('iframe');
  // With the shop's origin it can be printed from here; without `allow-scripts` none of its scripts run.
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  // Some browsers print nothing for an iframe with `display: none`.
  Object.assign(frame.style, {
    position: 'fixed',
    insetBlockEnd: '100%',
    inlineSize: '100%',
    blockSize: '100%',
    border: '0',
  });
  frame.inert = true;
  frame.srcdoc = toTrustedHtml(html);
  frame.addEventListener('load', () => {
    const page = frame.contentWindow;
    page?.addEventListener('afterprint', () => frame.remove());
    page?.print();
  });
  lastFrame?.remove();
  lastFrame = frame;
  document.body.append(frame);
}
