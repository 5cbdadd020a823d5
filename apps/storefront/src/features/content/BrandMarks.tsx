import { useLanguage } from '../../app/AppContext.js';
import arabicName from '../../shell/logo/mahd-horizontal-arabic-coral.svg?url';
import latinName from '../../shell/logo/mahd-horizontal-latin-coral.svg?url';
import mark from '../../shell/logo/mahd-mark-coral.svg?url';
import { MarkSheet } from './BrandMarks.styles.js';

/** The mark, which the text beside it describes, down to the size of a fingernail. */
export function BrandMark() {
  return (
    <MarkSheet>
      {[112, 64, 32, 16].map((size) => (
        <img
          key={size}
          data-mark
          src={mark}
          alt=""
          width={Math.round((size * 124) / 112)}
          height={size}
          loading="lazy"
        />
      ))}
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
