import arabicColour from './logo/mahd-horizontal-arabic-coral.svg?url';
import latinColour from './logo/mahd-horizontal-latin-coral.svg?url';
import { useLanguage } from '../app/AppContext.js';

/** The shop's wordmark in the script of the page. Decorative here: the link around it carries the name. */
export function Logo() {
  const arabic = useLanguage() === 'ar';
  // The drawing's own measures: the bar sets the height, and any other ratio would move its neighbours when the file arrives.
  return <img src={arabic ? arabicColour : latinColour} alt="" width={arabic ? 794 : 1065} height={279} />;
}
