/** Prints a whole page of ours without leaving this one: in a frame nobody sees, once its style sheet is there. */
export function printPage(html: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.srcdoc = html;
  frame.addEventListener('load', () => {
    const page = frame.contentWindow;
    page?.addEventListener('afterprint', () => frame.remove());
    page?.print();
  });
  document.body.append(frame);
}
