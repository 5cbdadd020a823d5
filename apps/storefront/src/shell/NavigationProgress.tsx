import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router-dom';
import { createGlobalStyle, keyframes, styled } from 'styled-components';
import { useUi } from '@mahd/ui/provider';
import { useSlowNavigation } from './useSlowNavigation.js';

const grow = keyframes`
  from {
    inline-size: 0;
  }
`;

/** Approaches its end without reaching it: how long a response takes is not known. */
const Bar = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline-start: 0;
  z-index: var(--layer-toast);
  inline-size: 90%;
  block-size: 3px;
  background: var(--color-accent);
  animation: ${grow} 10s cubic-bezier(0, 0.7, 0.2, 1);
  pointer-events: none;

  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

const PressedLinks = createGlobalStyle`
  a[data-loading] {
    opacity: 0.6;
    cursor: progress;
  }
`;

/** Shows that a page is loading: at once on the links to it, and after a while as a bar at the top of the window. */
export default function NavigationProgress() {
  const { t } = useUi();
  const { location } = useNavigation();
  const slow = useSlowNavigation();
  const path = location && createPath(location);

  // Marks the elements themselves: if links subscribed to navigations, each navigation would rerender all of them.
  useEffect(() => {
    if (path === undefined) return;
    const links = document.querySelectorAll(`a[href="${CSS.escape(path)}"]`);
    for (const link of links) link.setAttribute('data-loading', '');
    return () => {
      for (const link of links) link.removeAttribute('data-loading');
    };
  }, [path]);

  return (
    <>
      <PressedLinks />
      {slow && <Bar role="progressbar" aria-label={t('loading')} />}
    </>
  );
}
