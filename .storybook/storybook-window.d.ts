/** Storybook's event channel. */
interface StorybookChannel {
  emit(event: string, ...payload: unknown[]): void;
  on(event: string, listener: (payload: never) => void): void;
  once(event: string, listener: (payload: never) => void): void;
  off(event: string, listener: (payload: never) => void): void;
}

/** Of a loaded preview. */
interface Window {
  __STORYBOOK_ADDONS_CHANNEL__: StorybookChannel;
  __STORYBOOK_PREVIEW__?: {
    currentRender?: unknown;
    storyStoreValue?: { userGlobals: { get(): import('./toolbar.js').ToolbarGlobals } };
  };
}
