import { useLanguage } from '../../app/AppContext.js';
import arabicName from '../../shell/logo/mahd-horizontal-arabic-coral.svg?url';
import latinName from '../../shell/logo/mahd-horizontal-latin-coral.svg?url';
import mark from '../../shell/logo/mahd-mark-coral.svg?url';
import { MarkSheet } from './BrandMarks.styles.js';

/** The mark, which the text beside it describes. */
export function BrandMark() {
  return (
    <MarkSheet>
      <img data-mark src={mark} alt="" width={124} height={112} loading="lazy" />
    </MarkSheet>
  );
}

/** The mark with the name in both scripts, that of the page first. */
export function BrandNames() {
  const names = [
    <img key="en" src={latinName} alt="Mahd" lang="en" width={214} height={56} loading="lazy" />,
    <img key="ar" src={arabicName} alt="مهد" lang="ar" width={159} height={56} loading="lazy" />,
  ];
  return <MarkSheet>{useLanguage() === 'ar' ? names.reverse() : names}</MarkSheet>;
}
