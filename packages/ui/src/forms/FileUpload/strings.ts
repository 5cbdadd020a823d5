import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export type FileUploadStringKey =
  | 'chooseOne'
  | 'chooseSeveral'
  | 'dropOne'
  | 'dropSeveral'
  | 'images'
  | 'videos'
  | 'typeSeparator'
  | 'sizeLimit'
  | 'sizeLimitEach'
  | 'countLimit'
  | 'kilobytes'
  | 'megabytes'
  | 'files'
  | 'remove'
  | 'wrongType'
  | 'tooLarge'
  | 'empty'
  | 'tooMany'
  | 'added'
  | 'removed';

export const strings: ComponentStrings<FileUploadStringKey> = {
  en: {
    chooseOne: 'Choose a file',
    chooseSeveral: 'Choose files',
    dropOne: 'or drag it here',
    dropSeveral: 'or drag them here',
    images: 'images',
    videos: 'videos',
    typeSeparator: ', ',
    sizeLimit: 'up to {size}',
    sizeLimitEach: 'up to {size} each',
    countLimit: { one: 'up to {n} file', other: 'up to {n} files' },
    kilobytes: '{n}\u00a0kB',
    megabytes: '{n}\u00a0MB',
    files: 'Chosen files',
    remove: 'Remove {name}',
    wrongType: '“{name}” is not accepted. Please choose: {types}.',
    tooLarge: '“{name}” is too large ({size}). The limit is {limit}.',
    empty: '“{name}” is empty.',
    tooMany: { one: 'You can add only {n} file.', other: 'You can add only {n} files.' },
    added: { one: '{n} file added', other: '{n} files added' },
    removed: '{name} removed',
  },
  ar: {
    chooseOne: 'اختيار ملف',
    chooseSeveral: 'اختيار ملفات',
    dropOne: 'أو سحبه إلى هنا',
    dropSeveral: 'أو سحبها إلى هنا',
    images: 'صور',
    videos: 'مقاطع فيديو',
    typeSeparator: ' أو ',
    sizeLimit: 'حتى {size}',
    sizeLimitEach: 'حتى {size} لكل ملف',
    countLimit: {
      zero: 'لا توجد ملفات',
      one: 'ملف واحد على الأكثر',
      two: 'ملفان على الأكثر',
      few: '{n} ملفات على الأكثر',
      many: '{n} ملفًا على الأكثر',
      other: '{n} ملف على الأكثر',
    },
    kilobytes: '{n}\u00a0كيلوبايت',
    megabytes: '{n}\u00a0ميغابايت',
    files: 'الملفات المختارة',
    remove: 'إزالة {name}',
    wrongType: 'الملف «{name}» غير مقبول. يُرجى اختيار: {types}.',
    tooLarge: 'حجم الملف «{name}» كبير ({size}). الحد الأقصى {limit}.',
    empty: 'الملف «{name}» فارغ.',
    tooMany: {
      zero: 'لا يمكن إضافة ملفات.',
      one: 'يمكن إضافة ملف واحد فقط.',
      two: 'يمكن إضافة ملفين فقط.',
      few: 'يمكن إضافة {n} ملفات فقط.',
      many: 'يمكن إضافة {n} ملفًا فقط.',
      other: 'يمكن إضافة {n} ملف فقط.',
    },
    added: {
      zero: 'لم تُضَف ملفات',
      one: 'أُضيف ملف واحد',
      two: 'أُضيف ملفان',
      few: 'أُضيفت {n} ملفات',
      many: 'أُضيف {n} ملفًا',
      other: 'أُضيف {n} ملف',
    },
    removed: 'تمت إزالة {name}',
  },
};
