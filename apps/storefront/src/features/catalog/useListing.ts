import { useParams, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../app/AppContext.js';
import { parseListing } from './parseListing.js';

/** Category, query and API parameters of the listing on the page. */
export function useListing() {
  const params = useParams();
  const [searchParams] = useSearchParams();
  return parseListing({ params, url: { searchParams }, language: useLanguage() });
}
