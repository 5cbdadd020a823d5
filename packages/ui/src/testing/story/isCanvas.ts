/**
 * Whether the story is shown on the canvas. Overlays start open there, but not on docs pages, which they would cover.
 */
export const isCanvas = () => new URLSearchParams(window.location.search).get('viewMode') !== 'docs';
