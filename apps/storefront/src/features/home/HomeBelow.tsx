import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { productListAtom, productListQuery, recommendedAtom } from '@mahd/data/catalog';
import { relatedAtom, relatedQuery } from '@mahd/data/content';
import { homeAtom, type HomeContent } from '@mahd/data/content/home';
import type { Shop } from '@mahd/data/store';
import type { Language } from '@mahd/rules/locale';
import { Container } from '@mahd/ui/Container';
import { Grid } from '@mahd/ui/Grid';
import { HelpBand } from '@mahd/ui/HelpBand';
import { ImageMenu } from '@mahd/ui/ImageMenu';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { ProductStrip } from '@mahd/ui/ProductStrip';
import { PromoBanner } from '@mahd/ui/PromoBanner';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { RecommendedStrip } from '../catalog/RecommendedStrip.js';
import { toCards } from '../catalog/toCards.js';
import { useBabyStage } from '../visitor/useBabyStage.js';
import { Welcome } from './HomeBelow.styles.js';
import { HomeReading } from './HomeReading.js';

// Only a device that knows a birthday needs it.
const BabyStrip = lazyWithRetry(() => import('./BabyStrip.js'), { quiet: true });

const deals = { filter: 'Limited Time Offers' } as const;

/** Loads what only this part shows. Whatever fails is left out: nobody came for it alone. */
export async function loadBelow(shop: Shop, { related }: HomeContent, language: Language): Promise<void> {
  await Promise.all([
    shop.load(productListQuery(shop.http, deals)).catch(() => undefined),
    shop.load(relatedQuery(shop.http, related, language)),
  ]);
}

/** The home page below its first view: offers, recommendations, the ways into the other rooms, the welcome text, reading, help. */
export default function HomeBelow() {
  const t = useTranslate();
  const language = useLanguage();
  const content = useAtomValue(homeAtom(language)).data;
  const recommended = useAtomValue(recommendedAtom()).data?.data ?? [];
  const offers = useAtomValue(productListAtom(deals)).data?.data ?? [];
  const [reading] = useAtomValue(relatedAtom(content?.related ?? [], language)).data?.readings ?? [];
  const stage = useBabyStage();
  if (!content) return null;
  const strip = <RecommendedStrip title={t('home.recommended')} />;
  return (
    <Stack gap={64}>
      <Container>
        <Grid columns={2}>
          {content.promos.map(({ slug, title, text, linkLabel, href, image }, index) => (
            <PromoBanner
              key={slug}
              title={title}
              text={text}
              cta={{ label: linkLabel, href }}
              picture={image}
              shape="packshot"
              tone={index % 2 === 0 ? 'peach' : 'sage'}
            />
          ))}
        </Grid>
      </Container>
      {offers.length > 0 && (
        <Container>
          <ProductStrip title={t('home.deals')} more={{ label: t('home.dealsLink'), href: '/limited-time-offer' }}>
            {toCards(offers, language)}
          </ProductStrip>
        </Container>
      )}
      <Container>
        {stage ? (
          <Suspense fallback={strip}>
            <BabyStrip stage={stage} recommended={recommended}>
              {strip}
            </BabyStrip>
          </Suspense>
        ) : (
          strip
        )}
      </Container>
      <Container>
        <ImageMenu
          label={t('home.explore')}
          items={content.imageMenu.map(({ href, label, image }) => ({ href, label, picture: image }))}
        />
      </Container>
      <Container>
        <Welcome>
          <RichText html={content.html} />
        </Welcome>
      </Container>
      {reading && (
        <Container>
          <HomeReading reading={reading} />
        </Container>
      )}
      <Container>
        <Stack gap={24}>
          {content.help.map(({ slug, title, text, linkLabel, href, image }, index) => (
            <HelpBand
              key={slug}
              title={title}
              cta={{ label: linkLabel, href }}
              picture={image}
              tone={index % 2 === 0 ? 'peach' : 'sky'}
            >
              {text}
            </HelpBand>
          ))}
        </Stack>
      </Container>
    </Stack>
  );
}
