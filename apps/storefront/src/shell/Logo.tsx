import arabicColour from './logo/mahd-horizontal-arabic-coral.svg?url';
import latinColour from './logo/mahd-horizontal-latin-coral.svg?url';
import { useLanguage } from '../app/AppContext.js';

/** The shop's wordmark in the script of the page. Decorative here: the link around it carries the name. */
export function Logo() {
  const arabic = useLanguage() === 'ar';
  return <img src={arabic ? arabicColour : latinColour} alt="" width={arabic ? 106 : 134} height={35} />;
}
