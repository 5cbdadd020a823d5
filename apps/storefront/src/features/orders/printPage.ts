interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Our own server's page, under a Trusted Types policy where the browser has them: the server has escaped what is in it. */
function trusted(html: string): string {
  policy ??= (window as Window & { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('mahd-invoice', {
    createHTML: (page) => page,
  });
  return policy?.createHTML(html) ?? html;
}

/** Prints a whole page of ours without leaving this one: in a frame above the window, once its style sheet is there. */
export function printPage(html: string): void {
  const frame = document.createElement('iframe');
  // A frame that is not laid out prints nothing in some browsers.
  Object.assign(frame.style, {
    position: 'fixed',
    insetBlockEnd: '100%',
    inlineSize: '100%',
    blockSize: '100%',
    border: '0',
  });
  frame.inert = true;
  frame.srcdoc = trusted(html);
  frame.addEventListener('load', () => {
    const page = frame.contentWindow;
    page?.addEventListener('afterprint', () => frame.remove());
    page?.print();
  });
  document.body.append(frame);
}
