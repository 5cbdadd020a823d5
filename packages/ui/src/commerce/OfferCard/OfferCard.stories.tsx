import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { ProductGrid } from '../ProductGrid/index.js';
import { longName, sampleProducts } from '../samples.js';
import { OfferCard, type OfferCardProps } from './OfferCard.js';

const buyNow = { en: 'Buy now', ar: 'الشراء الآن' };

function row(_args: object, context: StoryContext) {
  const language = languageOf(context);
  const [wash, pump, bottle] = sampleProducts(language).map(({ href, name, picture }) => ({
    href,
    name,
    picture,
  }));
  return (
    <ProductGrid>
      <OfferCard
        key="1"
        {...wash!}
        price={{ amount: 3920, was: 4900, percent: 20 }}
        actionLabel={buyNow[language]}
        headingLevel={2}
      />
      <OfferCard
        key="2"
        {...pump!}
        name={longName[language]}
        price={{ amount: 6120, was: 7200, percent: 15 }}
        actionLabel={buyNow[language]}
        headingLevel={2}
      />
      <OfferCard
        key="3"
        {...bottle!}
        detail={language === 'ar' ? '330 مل' : '330 ml'}
        price={{ amount: null }}
        actionLabel={buyNow[language]}
        headingLevel={2}
      />
      <OfferCard
        key="4"
        {...bottle!}
        picture={null}
        detail={language === 'ar' ? '240 مل' : '240 ml'}
        price={{ amount: 6200 }}
        actionLabel={buyNow[language]}
        headingLevel={2}
      />
    </ProductGrid>
  );
}

const meta = {
  title: 'Commerce/OfferCard',
  component: OfferCard,
} satisfies Meta<typeof OfferCard>;
export default meta;
type Story = StoryObj<typeof OfferCard>;

export const Default = playground(OfferCard, (args: Partial<OfferCardProps>, context) => {
  const { href, name, picture } = sampleProducts(languageOf(context))[0]!;
  return (
    <ProductGrid>
      <OfferCard
        href={href}
        name={name}
        picture={picture}
        price={{ amount: 3920, was: 4900, percent: 20 }}
        detail={languageOf(context) === 'ar' ? '500 مل' : '500 ml'}
        rating={4.6}
        reviewsCount={8}
        actionLabel={buyNow[languageOf(context)]}
        headingLevel={2}
        {...args}
      />
    </ProductGrid>
  );
});

export const ExampleLandingPage: Story = { render: row };
