import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { ProductGrid } from '../ProductGrid/index.js';
import { longName, sampleProducts } from '../samples.js';
import { OfferCard, type OfferCardProps } from './OfferCard.js';

const buyNow = { en: 'Buy now', ar: 'اشتري الآن' };

function row(_args: object, context: StoryContext) {
  const language = languageOf(context);
  const [wash, , bottle, , sunscreen] = sampleProducts(language).map(({ href, name, picture }) => ({
    href,
    name,
    picture,
  }));
  return (
    <ProductGrid>
      <OfferCard
        key="1"
        {...wash!}
        defaultPrice={4900}
        discountedPrice={3920}
        percent={20}
        actionLabel={buyNow[language]}
        headingLevel={2}
      />
      <OfferCard
        key="2"
        {...sunscreen!}
        name={longName[language]}
        defaultPrice={7200}
        discountedPrice={6120}
        percent={15}
        actionLabel={buyNow[language]}
        headingLevel={2}
      />
      <OfferCard
        key="3"
        {...bottle!}
        detail={language === 'ar' ? '330 مل' : '330 ml'}
        defaultPrice={null}
        actionLabel={buyNow[language]}
        headingLevel={2}
      />
      <OfferCard
        key="4"
        {...bottle!}
        picture={null}
        detail={language === 'ar' ? '240 مل' : '240 ml'}
        defaultPrice={6200}
        discountedPrice={0}
        percent={0}
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

export const Default: Story = {
  render: (args: Partial<OfferCardProps>, context) => {
    const { href, name, picture } = sampleProducts(languageOf(context))[0]!;
    return (
      <ProductGrid>
        <OfferCard
          href={href}
          name={name}
          picture={picture}
          defaultPrice={4900}
          discountedPrice={3920}
          percent={20}
          actionLabel={buyNow[languageOf(context)]}
          headingLevel={2}
          {...args}
        />
      </ProductGrid>
    );
  },
};

export const ExampleLandingPage: Story = { render: row };
