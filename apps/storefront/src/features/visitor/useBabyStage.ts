import { useEffect, useState } from 'react';
import type { BabyStage } from '@mahd/rules/shop/babyStage';
import { useApp } from '../../app/AppContext.js';
import { idle } from '../../app/idle.js';

/** Where the family stands, when this device knows a date; null otherwise, on the server, and until the page is idle. */
export function useBabyStage(): BabyStage | null {
  const { shop } = useApp().state;
  const [stage, tell] = useState<BabyStage | null>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void idle()
      .then(() => import('./watchBabyStage.js'))
      .then(({ watchBabyStage }) => {
        if (!gone) stop = watchBabyStage(shop, tell);
      });
    return () => {
      gone = true;
      stop?.();
    };
  }, [shop]);
  return stage;
}
