/** All emirates. Orders and settings use the English names. */
export const EMIRATES = [
  { name: 'Abu Dhabi', name_ar: 'أبوظبي' },
  { name: 'Dubai', name_ar: 'دبي' },
  { name: 'Sharjah', name_ar: 'الشارقة' },
  { name: 'Ajman', name_ar: 'عجمان' },
  { name: 'Umm Al Quwain', name_ar: 'أم القيوين' },
  { name: 'Ras Al Khaimah', name_ar: 'رأس الخيمة' },
  { name: 'Fujairah', name_ar: 'الفجيرة' },
] as const;
