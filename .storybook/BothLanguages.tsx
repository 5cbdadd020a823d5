import { useEffect, useRef } from 'react';
import type { ToolbarGlobals } from './toolbar.js';

interface PaneProps {
  storyId: string;
  language: 'en' | 'ar';
  globals: ToolbarGlobals;
  /** The args changed in the controls. */
  changed: Record<string, unknown>;
  /** px. Dialogs, drawers and fixed bars need a viewport around them. */
  height: number;
}

function Pane({ storyId, language, globals, changed, height }: PaneProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { font, brand, scheme, strings, content } = globals;
  const sent = JSON.stringify(changed);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let watcher: ResizeObserver | undefined;
    const sync = () => {
      // Undefined until the frame has loaded.
      const channel: StorybookChannel | undefined = element.contentWindow?.__STORYBOOK_ADDONS_CHANNEL__;
      const update = () => channel?.emit('updateStoryArgs', { storyId, updatedArgs: JSON.parse(sent) as object });
      if (sent !== '{}') {
        update();
        channel?.on('storyRendered', update);
      }
      const root = element.contentDocument?.getElementById('storybook-root');
      if (!root) return;
      watcher = new ResizeObserver(() => {
        element.style.height = `${Math.max(height, root.scrollHeight + 40)}px`;
      });
      watcher.observe(root);
    };
    sync();
    element.addEventListener('load', sync);
    return () => {
      watcher?.disconnect();
      element.removeEventListener('load', sync);
    };
  }, [storyId, sent, height]);

  return (
    <iframe
      ref={frame}
      title={language === 'ar' ? 'العربية' : 'English'}
      lang={language}
      loading="lazy"
      src={`iframe.html?viewMode=story&id=${storyId}&globals=language:${language};font:${font};brand:${brand};scheme:${scheme};strings:${strings};content:${content}`}
      style={{ inlineSize: '100%', blockSize: height, border: '1px solid #ddd', borderRadius: 8, background: 'white' }}
    />
  );
}

/**
 * A story in English and Arabic side by side. Each half is an iframe, so that everything relative to the page
 * (direction, dialogs, fixed bars, phone widths) works in both. Changed args are passed to both.
 */
export function BothLanguages(props: Omit<PaneProps, 'language'>) {
  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))', gap: '1rem' }}
    >
      <Pane {...props} language="en" />
      <Pane {...props} language="ar" />
    </div>
  );
}
