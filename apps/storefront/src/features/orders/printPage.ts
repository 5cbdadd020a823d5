interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Applies a Trusted Types policy where supported. The HTML comes from our API, which has escaped its content. */
function toTrustedHtml(html: string): string {
  policy ??= (window as Window & { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('mahd-invoice', {
    createHTML: (page) => page,
  });
  return policy?.createHTML(html) ?? html;
}

/** Prints an HTML page in an off-screen iframe once it has loaded. */
export function printPage(html: string): void {
  const frame = document.createElement('iframe');
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
  document.body.append(frame);
}
