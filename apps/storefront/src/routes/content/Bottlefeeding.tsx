import { useAtomValue } from 'jotai';
import { bottlefeedingAtom, bottlefeedingQuery, measuredLanding } from '@mahd/data/content';
import { Container } from '@mahd/ui/Container';
import { FeatureCard } from '@mahd/ui/FeatureCard';
import { Grid } from '@mahd/ui/Grid';
import { HelpBand } from '@mahd/ui/HelpBand';
import { Notice } from '@mahd/ui/Notice';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { StepExplainer } from '@mahd/ui/StepExplainer';
import { StoryBlock } from '@mahd/ui/StoryBlock';
import { Text } from '@mahd/ui/Text';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { useTrack } from '../../features/visitor/useTrack.js';
import { BottleFilms } from '../../features/content/BottleFilms.js';
import { BottleRange, NippleCarousel } from '../../features/content/BottleRange.js';
import { LandingBanner, landingPreload, LandingSection } from '../../features/content/LandingBanner.js';
import { Figure, Message } from '../../features/content/Landing.styles.js';
import { readingMeta } from '../../features/content/readingMeta.js';
import { trail } from '../../features/content/trail.js';

export function meta(state: AppState, args: PageArgs, t: Translate): PageMeta {
  const page = getLoadedData(state.shop, bottlefeedingQuery(state.shop.http, args.language));
  return {
    ...readingMeta(state, args, {
      ...page,
      crumbs: trail(args.language, t, { label: page.menu, href: '/bottlefeeding' }),
    }),
    ...landingPreload(page.banner.art, args.language),
  };
}

export async function loader({ shop }: AppState, { language }: PageArgs): Promise<void> {
  await shop.load(bottlefeedingQuery(shop.http, language));
}

/** The bottle-feeding landing page (specification, section 2). It carries the notice on breastfeeding, and no discount. */
export function Component() {
  const language = useLanguage();
  const t = useTranslate();
  const { data: page } = useAtomValue(bottlefeedingAtom(language));
  const goods = page ? [...page.range.products, ...page.nipples.products] : [];
  useTrack(
    goods.length > 0 ? { name: 'view_item_list', list: '/bottlefeeding', items: goods.map(measuredLanding) } : null,
    language,
  );
  if (!page) return null;
  const {
    banner,
    notice,
    dearMoms,
    range,
    features,
    nipples,
    support,
    research,
    steps,
    study,
    learnMore,
    advisor,
    note,
  } = page;
  return (
    <Container>
      <Stack gap={64}>
        <Stack gap={24}>
          <LandingBanner banner={banner} title={page.title} />
          {notice.text && <Notice title={notice.label}>{notice.text}</Notice>}
        </Stack>
        <Message aria-labelledby="dear-moms">
          <h2 id="dear-moms">{dearMoms.title}</h2>
          <p>{dearMoms.text}</p>
        </Message>
        <BottleRange
          title={range.title}
          intro={range.intro}
          products={goods}
          buyNow={range.buyNow}
          empty={range.empty}
        />
        <LandingSection id="features" title={features.title}>
          <Grid as="ul" columns={3}>
            {features.cards.map(({ slug, title, text, image }) => (
              <li key={slug}>
                <FeatureCard title={title} picture={image} alt={image?.alt ?? ''}>
                  <p>{text}</p>
                </FeatureCard>
              </li>
            ))}
          </Grid>
          <Text tone="soft" size={14}>
            {features.note}
          </Text>
        </LandingSection>
        <LandingSection id="nipples" title={nipples.title} intro={nipples.intro}>
          <NippleCarousel label={nipples.title} products={nipples.products} buyNow={range.buyNow} />
        </LandingSection>
        <StoryBlock title={support.title} picture={support.image} alt={support.image?.alt ?? ''}>
          <p>{support.text}</p>
          <Figure>
            <h3>{research.title}</h3>
            <p data-figure="">
              <strong>{research.since}</strong>
              <strong>{research.span}</strong>
            </p>
            <p>{research.text}</p>
          </Figure>
        </StoryBlock>
        <LandingSection id="steps" title={steps.title}>
          <StepExplainer
            steps={steps.items.map(({ slug, title, text, image }) => ({
              id: slug,
              title,
              text,
              picture: image,
              alt: image?.alt ?? '',
            }))}
          />
          <Text tone="soft" size={14}>
            {steps.note}
          </Text>
        </LandingSection>
        <BottleFilms study={study} learnMore={learnMore} />
        <HelpBand title={advisor.title} cta={{ label: advisor.linkLabel, href: advisor.href }} tone="sky">
          {advisor.text}
        </HelpBand>
        {note && (
          <aside aria-label={t('content.note')}>
            <RichText html={note} />
          </aside>
        )}
      </Stack>
    </Container>
  );
}
