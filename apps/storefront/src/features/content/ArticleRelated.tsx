import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { articleAtom, relatedAtom } from '@mahd/data/content';
import { useLanguage } from '../../app/AppContext.js';
import { RelatedReading } from './RelatedReading.js';

/** Articles and products related to the article in the URL. */
export default function ArticleRelated() {
  const language = useLanguage();
  const { article: name = '' } = useParams();
  const { data: article } = useAtomValue(articleAtom(name, language));
  const { data: related } = useAtomValue(relatedAtom(article?.related ?? [], language));
  return related && <RelatedReading related={related} />;
}
