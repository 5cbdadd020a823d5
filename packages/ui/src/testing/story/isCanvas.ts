/** Whether what covers the page is open from the start: in the canvas. On a page of documentation it would cover everything else. */
export const isCanvas = () => new URLSearchParams(window.location.search).get('viewMode') !== 'docs';
