import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/index.js';
import { samplePictures as pictures } from '../../media/samplePictures.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { PromoBanner, type PromoBannerProps } from './PromoBanner.js';

const texts = {
  en: {
    skin: ['Soft skin, short list', 'Few ingredients, all of them named.', 'See skincare'],
    health: ['Ready for a warm forehead', 'Thermometers that read in a second.', 'See healthcare'],
  },
  ar: {
    skin: ['بشرة ناعمة بمكوّنات قليلة', 'مكوّنات معدودة، وكلها مذكورة.', 'العناية بالبشرة'],
    health: ['استعداد لأي ارتفاع في الحرارة', 'موازين حرارة تقيس في ثانية.', 'الرعاية الصحية'],
  },
};

const row = (_args: object, context: StoryContext) => {
  const { skin, health } = texts[languageOf(context)];
  return (
    <Grid columns={2}>
      <PromoBanner
        title={skin[0]!}
        description={skin[1]}
        action={{ label: skin[2]!, href: '/products/skincare' }}
        picture={pictures.skincareHeroLtr}
        art={{ rtl: pictures.skincareHeroRtl }}
      />
      <PromoBanner
        title={health[0]!}
        description={health[1]}
        action={{ label: health[2]!, href: '/products/healthcare' }}
        picture={pictures.healthcareHeroLtr}
        art={{ rtl: pictures.healthcareHeroRtl }}
        panel="sky"
      />
    </Grid>
  );
};

const meta = { title: 'Content/PromoBanner', component: PromoBanner } satisfies Meta<typeof PromoBanner>;
export default meta;
type Story = StoryObj<typeof PromoBanner>;

export const Default = playground(PromoBanner, (args: Partial<PromoBannerProps>, context) => {
  const [title, text, label] = texts[languageOf(context)].skin;
  return (
    <Grid columns={2}>
      <PromoBanner
        title={title!}
        description={text}
        action={{ label: label!, href: '/products/skincare' }}
        picture={pictures.skincareHeroLtr}
        art={{ rtl: pictures.skincareHeroRtl }}
        {...args}
      />
    </Grid>
  );
});

export const ExamplePair: Story = { render: row };

/** A packshot instead of a scene. */
export const Packshots: Story = {
  render: (_, context) => {
    const { skin } = texts[languageOf(context)];
    return (
      <Grid columns={2}>
        <PromoBanner
          title={skin[0]!}
          description={skin[1]}
          action={{ label: skin[2]!, href: '/products/skincare' }}
          picture={pictures.lotion}
          shape="packshot"
        />
      </Grid>
    );
  },
};
