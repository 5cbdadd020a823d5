import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export const strings: ComponentStrings<'TrackingSteps'> = {
  component: 'TrackingSteps',
  en: {
    done: '{step}, completed on {date}',
    current: '{step}, current step',
    upcoming: '{step}, not yet reached',
  },
  ar: {
    done: '{step}، تم في {date}',
    current: '{step}، المرحلة الحالية',
    upcoming: '{step}، مرحلة لاحقة',
  },
};
