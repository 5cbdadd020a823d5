import type { Meta } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { LinkGroups, type LinkGroupsProps } from './LinkGroups.js';

const texts = {
  en: {
    shop: ['Shop', 'Skincare', 'Body wash', 'Hygiene'],
    care: ['Baby Care', 'First week at home', 'Back to work with milk to spare'],
    help: ['Help', 'Questions and answers', 'Contact us', 'Returns'],
  },
  ar: {
    shop: ['المتجر', 'العناية بالبشرة', 'غسول الجسم', 'النظافة'],
    care: ['العناية بالطفل', 'الأسبوع الأول في البيت', 'العودة إلى العمل مع حليب يكفي'],
    help: ['المساعدة', 'أسئلة وأجوبة', 'تواصلي معنا', 'الإرجاع'],
  },
};

const render = (args: Partial<LinkGroupsProps>, context: StoryContext) => {
  const language = languageOf(context);
  const { shop, care, help } = texts[language];
  const links = (id: string, labels: string[]) => labels.map((label, at) => ({ label, href: `/${id}/${at}` }));
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
