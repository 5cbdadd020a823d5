import { useAtomValue } from 'jotai';
import { articleCategoriesQuery, blogsQuery, pageAtom, pageQuery, productLinksQuery } from '@mahd/data/content';
import { RichText } from '@mahd/ui/RichText';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { createContentPage } from '../../features/content/createContentPage.js';
import { ReadingLayout } from '../../features/content/ReadingLayout.js';
import { SiteMapGroups } from '../../features/content/SiteMapGroups.styles.js';
import { TitleRow } from '../../features/content/TitleRow.styles.js';
import { useSiteMapGroups } from '../../features/content/useSiteMapGroups.js';

const page = createContentPage({
  slug: 'sitemap',
  label: 'footer.sitemap',
  load: ({ shop }, { language }) =>
    Promise.all([
      shop.load(pageQuery(shop.http, 'about', language)),
      shop.load(articleCategoriesQuery(shop.http, language)),
      shop.load(blogsQuery(shop.http, language)),
      shop.load(productLinksQuery(shop.http, language)),
    ]),
});

export const { meta, loader } = page;

/** All pages of the site, grouped. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: content } = useAtomValue(pageAtom('sitemap', language));
  const groups = useSiteMapGroups(content?.groups ?? []);
  if (!content) return null;
  return (
    <ReadingLayout crumbs={page.crumbs(t)}>
      <TitleRow
        data-page="sitemap"
        title={content.title}
        description={<RichText html={content.html} />}
        picture={content.image}
        alt={content.image?.alt ?? ''}
      />
      <SiteMapGroups groups={groups} />
    </ReadingLayout>
  );
}
