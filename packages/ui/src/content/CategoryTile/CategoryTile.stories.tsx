import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../layout/Container/index.js';
import { samplePictures as pictures } from '../../media/samplePictures.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { CategoryTile, CategoryTileGrid, type CategoryTileProps } from './CategoryTile.js';

const names = {
  en: ['Breastfeeding', 'Bottle Feeding', 'Cleansing and Sterilizing', 'Skincare', 'Hygiene', 'Healthcare'],
  ar: ['الرضاعة الطبيعية', 'الرضاعة بالزجاجة', 'التنظيف والتعقيم', 'العناية بالبشرة', 'النظافة', 'الرعاية الصحية'],
};
const contents = {
  en: 'Bath, Moisturizers, Diaper Care, Sun Care',
  ar: 'الاستحمام، الترطيب، العناية بمنطقة الحفاض، الوقاية من الشمس',
};
const art = [
  pictures.breastfeeding,
  pictures.bottleFeeding,
  pictures.sterilizing,
  pictures.skincare,
  pictures.hygiene,
  null,
];

const rowOf = (shape: 'card' | 'round') => (_args: object, context: StoryContext) => (
  <CategoryTileGrid shape={shape}>
    {names[languageOf(context)].map((name, index) => (
      <CategoryTile key={name} href={`/products/${index}`} title={name} picture={art[index] ?? null} headingLevel={2} />
    ))}
  </CategoryTileGrid>
);

const meta = { title: 'Content/CategoryTile', component: CategoryTile } satisfies Meta<typeof CategoryTile>;
export default meta;
type Story = StoryObj<typeof CategoryTile>;

export const Default = playground(CategoryTile, (args: Partial<CategoryTileProps>, context) => (
  <CategoryTileGrid>
    <CategoryTile
      href="/products/skincare"
      title={names[languageOf(context)][3]!}
      description={contents[languageOf(context)]}
      picture={pictures.skincare}
      headingLevel={2}
      {...args}
    />
  </CategoryTileGrid>
));

export const ExampleAllCategories: Story = { render: rowOf('card') };
export const ExampleRound: Story = {
  // On phones the row reaches to the edges of the window.
  parameters: { layout: 'fullscreen' },
  render: (args, context) => <Container>{rowOf('round')(args, context)}</Container>,
};
