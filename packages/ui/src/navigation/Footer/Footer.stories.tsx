import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@mahd/rules/locale';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { isNavMenu } from '../links.js';
import { sampleEntries, sampleLogo } from '../samples.js';
import { Footer, type FooterProps } from './Footer.js';

const texts = {
  en: {
    help: 'Help',
    policies: 'Policies',
    helpLinks: ['Product FAQs', 'Questions and answers', 'Contact us', 'Order tracking'],
    policyLinks: [
      'Disclosure policy',
      'Privacy protection policy',
      'Social media policy',
      'Terms of use',
      'Shipping and return policy',
      'Return and refund policy',
      'Official social media list',
    ],
    offices: 'Corporate offices',
    office: ['Dubai, United Arab Emirates', 'Office 1204, Marina Plaza, Al Marsa Street, Dubai Marina'],
    branch: ['Abu Dhabi, United Arab Emirates', 'Office 7, Al Maryah Tower, Al Maryah Island'],
    social: 'Follow us',
    legal: 'Card or cash on delivery',
    copyright: '© 2026 Mahd. All rights reserved.',
  },
  ar: {
    help: 'المساعدة',
    policies: 'السياسات',
    helpLinks: ['أسئلة عن المنتجات', 'أسئلة وأجوبة', 'تواصلي معنا', 'تتبّع الطلب'],
    policyLinks: [
      'سياسة الإفصاح',
      'سياسة حماية الخصوصية',
      'سياسة التواصل الاجتماعي',
      'شروط الاستخدام',
      'سياسة الشحن والإرجاع',
      'سياسة الإرجاع وردّ المبالغ',
      'حساباتنا الرسمية',
    ],
    offices: 'مكاتب الشركة',
    office: ['دبي، الإمارات العربية المتحدة', 'مكتب 1204، مارينا بلازا، شارع المرسى، دبي مارينا'],
    branch: ['أبوظبي، الإمارات العربية المتحدة', 'مكتب 7، برج المارية، جزيرة المارية'],
    social: 'تابعينا',
    legal: 'البطاقة أو الدفع عند الاستلام',
    copyright: '© 2026 مهد. جميع الحقوق محفوظة.',
  },
} satisfies Record<Language, unknown>;

function sampleFooter(language: Language): FooterProps {
  const t = texts[language];
  const menus = sampleEntries(language).filter(isNavMenu);
  const office = ([name = '', address = '']: string[], phone: string) => ({ name, address, phone });
  return {
    logo: sampleLogo(language),
    columns: [
      ...menus.map(({ label, items }) => ({
        title: label,
        links: items.map(({ href, label: text }) => ({ href, label: text })),
      })),
      { title: t.help, links: t.helpLinks.map((label, at) => ({ href: `/help-${at}`, label })) },
      { title: t.policies, links: t.policyLinks.map((label, at) => ({ href: `/policy-${at}`, label })) },
    ],
    offices: { title: t.offices, items: [office(t.office, '+971 4 000 0000'), office(t.branch, '+971 2 000 0000')] },
    social: {
      title: t.social,
      items: [
        { network: 'instagram', href: 'https://example.com/instagram', label: 'Instagram' },
        { network: 'facebook', href: 'https://example.com/facebook', label: 'Facebook' },
        { network: 'youtube', href: 'https://example.com/youtube', label: 'YouTube' },
      ],
    },
    legal: t.legal,
    copyright: t.copyright,
  };
}

const meta = { title: 'Navigation/Footer', component: Footer, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Footer
>;
export default meta;
type Story = StoryObj<typeof Footer>;

export const Default = playground(Footer, (args, context) => (
  <Footer {...sampleFooter(languageOf(context))} {...args} />
));

/** Only what every shop has. */
export const Minimal: Story = {
  render: (_args, context) => {
    const { columns, copyright } = sampleFooter(languageOf(context));
    return <Footer columns={columns.slice(-1)} copyright={copyright} />;
  },
};
