import type { BottlefeedingContent } from '@mahd/data/content';
import { FeatureCard } from '@mahd/ui/FeatureCard';
import { StoryBlock } from '@mahd/ui/StoryBlock';
import { Text } from '@mahd/ui/Text';
import { Features, Statements, Steps } from './Landing.styles.js';
import { LandingSection } from './LandingBanner.js';

/** The features of the bottles as cards. */
export const BottleFeatures = ({ title, cards, note }: BottlefeedingContent['features']) => (
  <LandingSection id="features" title={title}>
    <Features forwardedAs="ul" columns={3}>
      {cards.map((card) => (
        <li key={card.slug}>
          <FeatureCard title={card.title} picture={card.image} alt={card.image?.alt ?? ''}>
            <p>{card.text}</p>
          </FeatureCard>
        </li>
      ))}
    </Features>
    <Text muted size="small">
      {note}
    </Text>
  </LandingSection>
);

/** Help with breastfeeding. */
export const BreastfeedingSupport = ({ title, text, image }: BottlefeedingContent['support']) => (
  <StoryBlock title={title} picture={image} alt={image?.alt ?? ''}>
    <p>{text}</p>
  </StoryBlock>
);

/** How to clean the bottles. */
export const BottleCare = ({ title, text, figures }: BottlefeedingContent['care']) => (
  <LandingSection id="care" title={title}>
    <Statements>
      <ul>
        {figures.map((figure) => (
          <li key={figure}>{figure}</li>
        ))}
      </ul>
      <p>{text}</p>
    </Statements>
  </LandingSection>
);

/** How to use the bottles, step by step. */
export const BottleSteps = ({ title, items, note }: BottlefeedingContent['steps']) => (
  <LandingSection id="steps" title={title}>
    <Steps
      steps={items.map(({ slug, title: stepTitle, text, image }) => ({
        id: slug,
        title: stepTitle,
        description: text,
        picture: image,
        alt: image?.alt ?? '',
      }))}
    />
    <Text muted size="small">
      {note}
    </Text>
  </LandingSection>
);
