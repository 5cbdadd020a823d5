import { useTranslate } from '../../app/AppContext.js';

/** The ambulance in the United Arab Emirates. */
export const ambulance = 'tel:998';

/** Calls the ambulance. */
export function AmbulanceLink() {
  const t = useTranslate();
  return <a href={ambulance}>{t('content.ambulance')}</a>;
}
