import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { articleAtom, blogAtom, relatedAtom } from '@mahd/data/content';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { RelatedReading } from './RelatedReading.js';

/** Articles and products related to the article or blog post in the URL. */
export default function TextRelated() {
  const t = useTranslate();
  const language = useLanguage();
  const { article = '', post } = useParams();
  const { data: text } = useAtomValue<{ data?: { related: readonly string[] } | undefined }>(
    post === undefined ? articleAtom(article, language) : blogAtom(post, language),
  );
  const { data: related } = useAtomValue(relatedAtom(text?.related ?? [], language));
  if (!related) return null;
  return (
    <RelatedReading
      related={related}
      all={
        post === undefined
          ? { label: t('content.allArticles'), href: '/breastfeeding-advisor' }
          : { label: t('content.allPosts'), href: '/blog' }
      }
    />
  );
}
