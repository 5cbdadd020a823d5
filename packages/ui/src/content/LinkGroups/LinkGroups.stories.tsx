import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { LinkGroups, type LinkGroupsProps } from './LinkGroups.js';

const texts = {
  en: {
    shop: ['Shop', 'Skincare', 'Body wash', 'Hygiene'],
    care: ['Baby Care', 'First week at home', 'Back to work with milk to spare'],
    help: ['Help', 'Questions and answers', 'Contact us', 'Returns'],
    pages: 'Pages',
    products: [
      ['Breastfeeding', 'Manual breast pump', 'Milk storage bags', 'Breast pads', 'Nipple cream'],
      ['Skincare', 'Body wash', 'Lotion', 'Baby oil', 'Sunscreen'],
      ['Healthcare', 'Nail scissors', 'Thermometer', 'Pacifier', 'Teether'],
    ],
  },
  ar: {
    shop: ['المتجر', 'العناية بالبشرة', 'غسول الجسم', 'النظافة'],
    care: ['العناية بالطفل', 'الأسبوع الأول في البيت', 'العودة إلى العمل مع حليب يكفي'],
    help: ['المساعدة', 'أسئلة وأجوبة', 'تواصلي معنا', 'الإرجاع'],
    pages: 'الصفحات',
    products: [
      ['الرضاعة الطبيعية', 'شفاط حليب يدوي', 'أكياس حفظ الحليب', 'وسادات الصدر', 'كريم الحلمات'],
      ['العناية بالبشرة', 'غسول الجسم', 'لوشن', 'زيت الأطفال', 'واقي شمس'],
      ['الرعاية الصحية', 'مقص أظافر', 'ميزان حرارة', 'لهّاية', 'عضّاضة'],
    ],
  },
};

const links = (id: string, labels: readonly string[]) => labels.map((label, at) => ({ label, href: `/${id}/${at}` }));

const render = (args: Partial<LinkGroupsProps>, context: StoryContext) => {
  const language = languageOf(context);
  const { shop, care, help } = texts[language];
  return (
    <LinkGroups
      groups={[
        {
          id: `shop-${language}`,
          title: shop[0]!,
          items: [
            { label: shop[1]!, href: '/skincare', items: links('skincare', shop.slice(2, 3)) },
            ...links('shop', shop.slice(3)),
          ],
        },
        { id: `care-${language}`, title: care[0]!, items: links('care', care.slice(1)) },
        {
          id: `help-${language}`,
          title: help[0]!,
          items: [
            ...links('help', help.slice(1)),
            language === 'en'
              ? { label: 'العربية', href: '/ar', lang: 'ar' }
              : { label: 'English', href: '/en', lang: 'en' },
          ],
        },
      ]}
      {...args}
    />
  );
};

const meta = { title: 'Content/LinkGroups', component: LinkGroups, render } satisfies Meta<typeof LinkGroups>;
export default meta;

export const Default = playground(LinkGroups, render);

/** A long group has columns of its own, with a title where no page has them below it; the short ones are below it. */
export const AboveShortGroups: StoryObj<typeof LinkGroups> = {
  render: (_args, context) => {
    const language = languageOf(context);
    const { shop, care, help, pages, products } = texts[language];
    return (
      <LinkGroups
        groups={[
          {
            id: `long-${language}`,
            title: shop[0]!,
            items: [
              { label: pages, items: links('pages', shop.slice(1)) },
              ...products.map(([label, ...names], at) => ({
                label: label!,
                href: `/products/${at}`,
                items: links(`products/${at}`, names),
              })),
            ],
          },
          ...[care, help].map(([title, ...labels], at) => ({
            id: `short-${at}-${language}`,
            title: title!,
            items: links(`short/${at}`, labels),
          })),
        ]}
      />
    );
  },
};
