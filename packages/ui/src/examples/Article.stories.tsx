import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleCard } from '../content/ArticleCard/index.js';
import { PageHeader } from '../content/PageHeader/index.js';
import { PreviousNextLinks } from '../content/PreviousNextLinks/index.js';
import { ArticleFooter } from '../content/ArticleFooter/index.js';
import { ShareBar } from '../content/ShareBar/index.js';
import { TableOfContents } from '../content/TableOfContents/index.js';
import { Container } from '../layout/Container/index.js';
import { Grid } from '../layout/Grid/index.js';
import { Stack } from '../layout/Stack/index.js';
import { samplePictures as pictures } from '../media/samplePictures.js';
import { Breadcrumbs } from '../navigation/Breadcrumbs/index.js';
import { languageOf, type StoryContext } from '../testing/story/languageOf.js';
import { Heading } from '../text/Heading/index.js';
import { RichText } from '../text/RichText/index.js';

const texts = {
  en: {
    trail: ['Home', 'Breastfeeding Advisor'],
    title: 'Storing breast milk',
    description: 'How long it keeps, and how to warm it without losing what is good in it.',
    extra: '20 November 2026 · 4 minutes',
    contents: 'On this page',
    parts: ['Before you begin', 'How long it keeps', 'Warming it'],
    html: [
      '<p>Wash your hands, and write the <strong>date</strong> on every container. Store 60 to 90 ml in each, so that nothing is thrown away.</p>',
      '<table><caption>Freshly expressed milk</caption><thead><tr><th scope="col">Where</th><th scope="col">At most</th></tr></thead><tbody><tr><th scope="row">Room, up to 25 °C</th><td>4 hours</td></tr><tr><th scope="row">Refrigerator, 4 °C</th><td>4 days</td></tr></tbody></table>',
      '<p>Warm it in a bowl of warm water, never in the microwave. Use it within two hours.</p>',
    ],
    share: 'Share this article',
    whatsapp: 'WhatsApp',
    sources: 'Sources',
    topic: 'Storage of breast milk',
    note: 'This text is general information and does not replace your doctor.',
    reviewed: 'Reviewed on 20 November 2026',
    series: 'More of this series',
    directions: ['Previous', 'Next'],
    previous: 'Finding a position that does not hurt',
    next: 'Cleaning and sterilizing bottles',
    related: 'You may also like',
    read: 'Read more',
  },
  ar: {
    trail: ['الرئيسية', 'دليل الرضاعة الطبيعية'],
    title: 'حفظ حليب الأم',
    description: 'كم يُحفظ حليب الأم، وكيف يُدفّأ من دون أن يفقد فوائده.',
    extra: '20 نوفمبر 2026 · 4 دقائق',
    contents: 'في هذه الصفحة',
    parts: ['قبل أن تبدئي', 'مدة الحفظ', 'التدفئة'],
    html: [
      '<p>اغسلي يديكِ واكتبي <strong>التاريخ</strong> على كل عبوة. احفظي من 60 إلى 90 مل في كل منها كي لا يُرمى شيء.</p>',
      '<table><caption>حليب مشفوط حديثًا</caption><thead><tr><th scope="col">المكان</th><th scope="col">أقصى مدة</th></tr></thead><tbody><tr><th scope="row">الغرفة، حتى 25 مئوية</th><td>4 ساعات</td></tr><tr><th scope="row">الثلاجة، 4 مئوية</th><td>4 أيام</td></tr></tbody></table>',
      '<p>دفّئيه في وعاء من الماء الدافئ، لا في الميكروويف، واستعمليه خلال ساعتين.</p>',
    ],
    share: 'مشاركة المقال',
    whatsapp: 'واتساب',
    sources: 'المصادر',
    topic: 'حفظ حليب الأم',
    note: 'هذا النص معلومات عامة ولا يغني عن طبيبكِ.',
    reviewed: 'روجع في 20 نوفمبر 2026',
    series: 'المزيد من هذه السلسلة',
    directions: ['السابق', 'التالي'],
    previous: 'وضعية رضاعة لا تؤلم',
    next: 'تنظيف زجاجات الرضاعة وتعقيمها',
    related: 'قد يهمّكِ أيضًا',
    read: 'قراءة المزيد',
  },
};

const meta = { title: 'Examples/Article' } satisfies Meta;
export default meta;

/** A health article: contents, text, sources, and what to read next. */
export const Default: StoryObj = {
  render: (args: { className?: string }, context: StoryContext) => {
    const t = texts[languageOf(context)];
    const [home = '', section = ''] = t.trail;
    const html = t.parts.map((part, at) => `<h2 id="part-${at}">${part}</h2>${t.html[at] ?? ''}`).join('');
    return (
      <Container {...args} as="main">
        <Stack gap={32}>
          <Breadcrumbs
            items={[
              { label: home, href: '/' },
              { label: section, href: '/breastfeeding-advisor' },
              { label: t.title, href: '/breastfeeding-advisor/storing-milk' },
            ]}
          />
          <PageHeader
            label={section}
            title={t.title}
            description={t.description}
            extra={t.extra}
            picture={pictures.motherBaby}
          />
          <TableOfContents label={t.contents} items={t.parts.map((label, at) => ({ id: `part-${at}`, label }))} />
          <RichText html={html} />
          <ShareBar
            label={t.share}
            title={t.title}
            address="https://mahd.test/breastfeeding-advisor/storing-milk"
            services={[{ id: 'whatsapp', label: t.whatsapp }]}
          />
          <ArticleFooter
            sourcesLabel={t.sources}
            sources={[{ name: 'CDC', topic: t.topic }]}
            note={t.note}
            reviewed={t.reviewed}
          />
          <PreviousNextLinks
            label={t.series}
            previous={{ label: t.directions[0]!, title: t.previous, href: '/breastfeeding-advisor/latch' }}
            next={{ label: t.directions[1]!, title: t.next, href: '/breastfeeding-advisor/cleaning' }}
          />
          <Stack as="section" gap={16} aria-label={t.related}>
            <Heading headingLevel={2}>{t.related}</Heading>
            <Grid columns={2}>
              {[t.previous, t.next].map((title) => (
                <ArticleCard
                  key={title}
                  href="/breastfeeding-advisor/latch"
                  title={title}
                  picture={pictures.motherBaby}
                  actionLabel={t.read}
                />
              ))}
            </Grid>
          </Stack>
        </Stack>
      </Container>
    );
  },
};

export const Dark: StoryObj = { ...Default, globals: { scheme: 'dark' } };
