import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures as pictures } from '../../media/samplePictures.js';
import { bothLanguages, languageOf, type StoryContext } from '../../testing/story/bothLanguages.js';
import { CategoryTile, CategoryTileGrid } from './CategoryTile.js';

const names = {
  en: ['Breastfeeding', 'Bottle Feeding', 'Cleansing and Sterilizing', 'Skincare', 'Hygiene', 'Healthcare'],
  ar: ['الرضاعة الطبيعية', 'الرضاعة بالزجاجة', 'التنظيف والتعقيم', 'العناية بالبشرة', 'النظافة', 'الرعاية الصحية'],
};
const art = [pictures.breastfeeding, pictures.bottleFeeding, pictures.sterilizing, pictures.skincare, pictures.hygiene, null];

const render = (_: unknown, context: StoryContext) => (
  <CategoryTileGrid>
    {names[languageOf(context)].map((name, index) => (
      <CategoryTile key={name} href={`/products/${index}`} name={name} picture={art[index] ?? null} headingLevel={2} />
    ))}
  </CategoryTileGrid>
);

const meta = { title: 'Content/CategoryTile', component: CategoryTile, args: { href: '/products/skincare', name: 'Skincare', picture: null }, render } satisfies Meta<typeof CategoryTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BothLanguages: Story = { tags: ['for-the-eye'], render: bothLanguages(render) };
