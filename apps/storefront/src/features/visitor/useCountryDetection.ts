import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { countryAtom, detectCountryAtom, isSaudiVisitorAtom } from '@mahd/data/visitor';
import { switchLanguagePath } from '@mahd/rules/locale';
import { useApp } from '../../app/AppContext.js';
import { idle } from '../../app/idle.js';

/**
 * Detects the visitor's country when the browser is idle. Visitors from Saudi Arabia are redirected to the Arabic version of the page, and
 * `data-sales` hides prices and whatever leads to an order: at first in place, after the next navigation without leaving space.
 */
export function useCountryDetection(): void {
  const { settings } = useApp().state;
  const detect = useSetAtom(detectCountryAtom);
  const country = useAtomValue(countryAtom);
  const saudi = useAtomValue(isSaudiVisitorAtom);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => void idle().then(() => detect(settings.geo)), [detect, settings]);

  useEffect(() => {
    if (country === undefined) return;
    const { dataset } = document.documentElement;
    if (!saudi) delete dataset.sales;
    else dataset.sales = dataset.sales ? 'removed' : 'hidden';
  }, [country, saudi, pathname]);

  const arabic = switchLanguagePath(pathname, 'ar');
  useEffect(() => {
    if (saudi && pathname !== arabic) void navigate(arabic + search + hash, { replace: true });
  }, [saudi, pathname, arabic, search, hash, navigate]);
}
