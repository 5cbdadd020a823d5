import { useAtomValue } from 'jotai';
import { productReadingAtom, type ReadAbout } from '@mahd/data/content';
import { ArticleCard } from '@mahd/ui/ArticleCard';
import { Grid } from '@mahd/ui/Grid';
import { Heading } from '@mahd/ui/Heading';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';

/** What to read beside a product; nothing where there is nothing. */
export function ProductReading({ about }: { about: ReadAbout }) {
  const t = useTranslate();
  const { data: cards = [] } = useAtomValue(productReadingAtom(about, useLanguage()));
  if (cards.length === 0) return null;
  return (
    <Stack gap={24} as="section" aria-labelledby="reading">
      <Heading level={2} id="reading">
        {t('product.relatedArticles')}
      </Heading>
      <Grid as="ul" columns={3}>
        {cards.map(({ title, text, href, image }) => (
          <li key={href}>
            <ArticleCard href={href} title={title} excerpt={text} picture={image} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
