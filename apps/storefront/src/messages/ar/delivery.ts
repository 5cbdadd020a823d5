import type { Twin } from '../../app/messages.js';
import type en from '../en/delivery.js';

const ar: Twin<typeof en> = {
  delivery: {
    usual: {
      zero: 'اطلبي قبل الساعة {time} ليصلكِ طلبكِ في {place} اليوم',
      one: 'اطلبي قبل الساعة {time} ليصلكِ طلبكِ في {place} خلال يوم عمل واحد',
      two: 'اطلبي قبل الساعة {time} ليصلكِ طلبكِ في {place} خلال يومَي عمل',
      few: 'اطلبي قبل الساعة {time} ليصلكِ طلبكِ في {place} خلال {n} أيام عمل',
      many: 'اطلبي قبل الساعة {time} ليصلكِ طلبكِ في {place} خلال {n} يوم عمل',
      other: 'اطلبي قبل الساعة {time} ليصلكِ طلبكِ في {place} خلال {n} يوم عمل',
    },
    within: 'اطلبي خلال {time} ليصلكِ طلبكِ {day} في {place}',
    now: 'اطلبي الآن ليصلكِ طلبكِ {day} في {place}',
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
    today: 'اليوم',
    tomorrow: 'غدًا',
    onWeekday: 'يوم {weekday}',
    onDate: 'في {date}',
    deliverTo: 'التوصيل إلى',
    policy: 'تفاصيل التوصيل والإرجاع',
  },
};

export default ar;
