import { useTranslate } from '../../app/AppContext.js';
import { Congratulation } from './FirstYear.styles.js';
import drawing from './drawings/birthday-cake.svg?url';

/** The end of the first year: a birthday cake and kind words. */
export function FirstYear() {
  const t = useTranslate();
  return (
    <Congratulation>
      <img src={drawing} alt="" width={112} height={112} loading="lazy" />
      <p>
        <strong>{t('content.firstYear')}</strong>
        {t('content.firstYearText')}
      </p>
    </Congratulation>
  );
}
