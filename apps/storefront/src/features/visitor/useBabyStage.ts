import { useEffect, useState } from 'react';
import type { BabyStage } from '@mahd/rules/shop/babyStage';
import { useApp } from '../../app/AppContext.js';
import { idle } from '../../app/idle.js';

/** The baby's stage by the date stored on the device. Null without a date, on the server, and until the browser is idle. */
export function useBabyStage(): BabyStage | null {
  const { shop } = useApp().state;
  const [stage, setStage] = useState<BabyStage | null>(null);
  useEffect(() => {
    let unsubscribe: (() => void) | undefined;
    let unmounted = false;
    void idle()
      .then(() => import('./subscribeToBabyStage.js'))
      .then(({ subscribeToBabyStage }) => {
        if (!unmounted) unsubscribe = subscribeToBabyStage(shop, setStage);
      });
    return () => {
      unmounted = true;
      unsubscribe?.();
    };
  }, [shop]);
  return stage;
}
