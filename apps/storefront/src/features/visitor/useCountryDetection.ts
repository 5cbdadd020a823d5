import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { detectCountryAtom, isSaudiVisitorAtom } from '@mahd/data/visitor';
import { switchLanguagePath } from '@mahd/rules/locale';
import { useApp } from '../../app/AppContext.js';
import { idle } from '../../app/idle.js';

/** Detects the visitor's country when the browser is idle. Visitors from Saudi Arabia are redirected to the Arabic version of the page. */
export function useCountryDetection(): void {
  const { settings } = useApp().state;
  const detect = useSetAtom(detectCountryAtom);
  const saudi = useAtomValue(isSaudiVisitorAtom);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => void idle().then(() => detect(settings.geo)), [detect, settings]);

  const arabic = switchLanguagePath(pathname, 'ar');
  useEffect(() => {
    if (saudi && pathname !== arabic) void navigate(arabic + search + hash, { replace: true });
  }, [saudi, pathname, arabic, search, hash, navigate]);
}
