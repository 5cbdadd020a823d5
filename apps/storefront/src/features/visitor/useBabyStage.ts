import type { BabyStage } from '@mahd/rules/shop/babyStage';
import { clientAtom } from '../../app/clientAtoms.js';
import { useClientAtomValue } from '../../app/useClientAtomValue.js';

const babyStageAtom = clientAtom('babyStage', null);

/** The family's stage when this device knows a date; null otherwise and while the server's HTML is hydrated. */
export const useBabyStage = (): BabyStage | null => useClientAtomValue(babyStageAtom, null);
