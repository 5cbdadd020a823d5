import type { Twin } from '../../app/messages.js';
import type en from '../en/delivery.js';

const ar: Twin<typeof en> = {
  delivery: {
    before: 'يصلكِ طلبكِ {dates} في {place} إذا طلبتِ قبل الساعة {time}',
    within: 'يصلكِ طلبكِ {dates} في {place} إذا طلبتِ خلال {time}',
    arrives: 'يصلكِ طلبكِ {dates} في {place}',
    hoursAndMinutes: '{hours} و{minutes}',
    hours: {
      zero: '{n} ساعة',
      one: 'ساعة',
      two: 'ساعتين',
      few: '{n} ساعات',
      many: '{n} ساعة',
      other: '{n} ساعة',
    },
    minutes: {
      zero: '{n} دقيقة',
      one: 'دقيقة',
      two: 'دقيقتين',
      few: '{n} دقائق',
      many: '{n} دقيقة',
      other: '{n} دقيقة',
    },
    deliverTo: 'التوصيل إلى',
    policy: 'تفاصيل التوصيل والإرجاع',
  },
};

export default ar;
