import { useTranslate } from '../../app/AppContext.js';

/** How long reading a text takes, if that is known. */
export function ReadingTime({ minutes }: { minutes: number }) {
  const t = useTranslate();
  return minutes > 0 ? <span data-part="reading-time">{t('article.readingTime', { n: minutes })}</span> : null;
}
