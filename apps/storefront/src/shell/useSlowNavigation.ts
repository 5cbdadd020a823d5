import { useEffect, useState } from 'react';
import { useNavigation, type Location } from 'react-router-dom';

/** Navigations that take longer than this are shown as loading, ms. Shorter ones would only flicker. */
const SHOWN_AFTER_MS = 300;

/** The destination of a navigation that has been loading for a while, otherwise null. */
export function useSlowNavigation(): Location | null {
  const { location } = useNavigation();
  const [slow, setSlow] = useState<Location | null>(null);
  useEffect(() => {
    if (!location) return;
    const timer = setTimeout(() => setSlow(location), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [location]);
  return location && slow === location ? location : null;
}
