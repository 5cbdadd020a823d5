import { useEffect, useRef } from 'react';
import type { ToolbarGlobals } from './toolbar.js';

interface PaneProps {
  storyId: string;
  language: 'en' | 'ar';
  globals: ToolbarGlobals;
  /** What the controls changed. */
  changed: Record<string, unknown>;
  /** In pixels. A dialog, a drawer or a bar at the edge needs a screen around it. */
  height: number;
}

interface FrameWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit(event: string, payload: unknown): void;
    on(event: string, listener: () => void): void;
  };
}

function Pane({ storyId, language, globals, changed, height }: PaneProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { font, brand, strings, content } = globals;
  const sent = JSON.stringify(changed);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let watcher: ResizeObserver | undefined;
    const tell = () => {
      const channel = (element.contentWindow as FrameWindow | null)?.__STORYBOOK_ADDONS_CHANNEL__;
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
    tell();
    element.addEventListener('load', tell);
    return () => {
      watcher?.disconnect();
      element.removeEventListener('load', tell);
    };
  }, [storyId, sent, height]);

  return (
    <iframe
      ref={frame}
      title={language === 'ar' ? 'العربية' : 'English'}
      lang={language}
      loading="lazy"
      src={`iframe.html?viewMode=story&id=${storyId}&globals=language:${language};font:${font};brand:${brand};strings:${strings};content:${content}`}
      style={{ inlineSize: '100%', blockSize: height, border: '1px solid #ddd', borderRadius: 8, background: 'white' }}
    />
  );
}

/**
 * One story in English and Arabic side by side. Each half is a page of its own, so that what hangs on the page (its direction, a dialog, a
 * bar at the lower edge, the width of a phone) is right in both; what the controls say goes to both.
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
