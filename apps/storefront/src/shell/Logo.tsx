import arabicColour from './logo/mahd-horizontal-arabic-coral.svg?url';
import latinColour from './logo/mahd-horizontal-latin-coral.svg?url';
import { useLanguage } from '../app/AppContext.js';

/** The shop's wordmark in the script of the page. Decorative: the link around it has the name. */
export function Logo() {
  const arabic = useLanguage() === 'ar';
  // The intrinsic size of the drawing, so that nothing shifts when it loads.
  return <img src={arabic ? arabicColour : latinColour} alt="" width={arabic ? 794 : 1065} height={279} />;
}
