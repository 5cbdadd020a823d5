import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { blogAtom, relatedAtom } from '@mahd/data/content';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { RelatedReading } from './RelatedReading.js';

/** Articles and products related to the blog post in the URL. */
export default function BlogRelated() {
  const t = useTranslate();
  const language = useLanguage();
  const { post: name = '' } = useParams();
  const { data: post } = useAtomValue(blogAtom(name, language));
  const { data: related } = useAtomValue(relatedAtom(post?.related ?? [], language));
  return related && <RelatedReading related={related} all={{ label: t('blog.allPosts'), href: '/blog' }} />;
}
