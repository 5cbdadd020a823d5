import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { productListAtom, productListQuery, recommendedAtom } from '@mahd/data/catalog';
import { loadRelated, relatedAtom } from '@mahd/data/content';
import { homeAtom, type HomeContent } from '@mahd/data/content/home';
import type { Shop } from '@mahd/data/store';
import type { Language } from '@mahd/rules/locale';
import { Container } from '@mahd/ui/Container';
import { Grid } from '@mahd/ui/Grid';
import { CallToAction } from '@mahd/ui/CallToAction';
import { ImageMenu } from '@mahd/ui/ImageMenu';
import { icons, SvgIcon } from '@mahd/ui/icons';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { ProductCarousel } from '@mahd/ui/ProductCarousel';
import { PromoBanner } from '@mahd/ui/PromoBanner';
import { RichText } from '@mahd/ui/RichText';
import { useLanguage } from '../../app/AppContext.js';
import { banknote } from '../../shell/banknote.js';
import { useMessages } from '../../shell/useMessages.js';
import { RecommendedProducts } from '../catalog/RecommendedProducts.js';
import { BuyableProductCard } from '../catalog/BuyableProductCard.js';
import MyBaby from '../visitor/MyBaby.js';
import { useBabyStage } from '../visitor/useBabyStage.js';
import { Help, Promises, Sections, Welcome } from './HomeBelowFold.styles.js';
import { HomeReading } from './HomeReading.js';

// Only needed when a birthday is stored on the device.
const BabyProducts = lazyWithRetry(() => import('./BabyProducts.js'), { quiet: true });

/** What every order comes with. */
const promises = [
  { shape: icons.truck, text: 'promises.freeDelivery' },
  { shape: icons.package, text: 'promises.returns' },
  { shape: banknote, text: 'promises.cashOnDelivery' },
] as const;

const deals = { filter: 'Limited Time Offers' } as const;

/** Loads the data of the sections below the fold. They are optional: failures are ignored. */
export async function loadBelowFold(shop: Shop, { related }: HomeContent, language: Language): Promise<void> {
  await Promise.all([
    shop.load(productListQuery(shop.http, deals)).catch(() => undefined),
    loadRelated(shop, related, language),
  ]);
}

/** The home page below the categories: promises, offers, My baby, recommendations, welcome text with links to sections, an article and help. */
export default function HomeBelowFold() {
  const { t } = useMessages('shellDeferred');
  const language = useLanguage();
  const content = useAtomValue(homeAtom(language)).data;
  const recommended = useAtomValue(recommendedAtom()).data?.data ?? [];
  const offers = useAtomValue(productListAtom(deals)).data?.data ?? [];
  const [reading] = useAtomValue(relatedAtom(content?.related ?? [], language)).data?.readings ?? [];
  const stage = useBabyStage();
  if (!content) return null;
  const recommendations = (
    <RecommendedProducts title={t('home.recommended')} without={offers.map(({ _id: id }) => id)} />
  );
  return (
    <Sections>
      <Promises data-part="promises" data-sale>
        {promises.map(({ shape, text }) => (
          <li key={text}>
            <SvgIcon shape={shape} />
            {t(text)}
          </li>
        ))}
      </Promises>
      {offers.length > 0 && (
        <Container data-offers>
          <ProductCarousel title={t('home.deals')} more={{ label: t('common.viewAll'), href: '/limited-time-offer' }}>
            {offers.map((product) => (
              <BuyableProductCard key={product._id} product={product} />
            ))}
          </ProductCarousel>
        </Container>
      )}
      <MyBaby full />
      <Container>
        {stage ? (
          <Suspense fallback={recommendations}>
            <BabyProducts stage={stage} recommended={recommended}>
              {recommendations}
            </BabyProducts>
          </Suspense>
        ) : (
          recommendations
        )}
      </Container>
      <Container>
        <Grid columns={2}>
          {content.promos.map(({ slug, title, text, linkLabel, href, image }, index) => (
            <PromoBanner
              key={slug}
              title={title}
              description={text}
              action={{ label: linkLabel, href }}
              picture={image}
              shape="packshot"
              panel={index % 2 === 0 ? 'peach' : 'sage'}
            />
          ))}
        </Grid>
      </Container>
      <Container>
        <Welcome>
          <RichText html={content.html} />
          <ImageMenu
            label={t('home.explore')}
            items={content.imageMenu.map(({ href, label, image }) => ({ href, label, picture: image }))}
          />
        </Welcome>
      </Container>
      {reading && (
        <Container>
          <HomeReading reading={reading} />
        </Container>
      )}
      <Container>
        <Help>
          {content.help.map(({ slug, title, text, linkLabel, href, image }, index) => (
            <CallToAction
              key={slug}
              title={title}
              action={{ label: linkLabel, href }}
              picture={image}
              panel={index % 2 === 0 ? 'peach' : 'sky'}
            >
              {text}
            </CallToAction>
          ))}
        </Help>
      </Container>
    </Sections>
  );
}
