import type { Twin } from '../../app/messages.js';
import type en from '../en/delivery.js';

const ar: Twin<typeof en> = {
  delivery: {
    promise: 'يصلكِ {dates}',
    before: 'في {place} · اطلبي قبل الساعة {time}',
    within: 'في {place} · اطلبي خلال {time}',
    later: 'في {place}',
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
    outOfStock: 'غير متوفر حاليًا. يمكننا أن نراسلكِ حين يتوفر من جديد.',
    deliverTo: 'التوصيل إلى',
    policy: 'تفاصيل التوصيل والإرجاع',
  },
};

export default ar;
