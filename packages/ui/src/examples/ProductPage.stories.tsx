import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/Button/index.js';
import { IconButton } from '../actions/IconButton/index.js';
import { BuyBox } from '../commerce/BuyBox/index.js';
import { ProductCard } from '../commerce/ProductCard/index.js';
import { ProductCarousel } from '../commerce/ProductCarousel/index.js';
import { ReviewList } from '../commerce/ReviewList/index.js';
import { sampleProducts, sampleVariants } from '../commerce/samples.js';
import { VariantPicker } from '../commerce/VariantPicker/index.js';
import { Container } from '../layout/Container/index.js';
import { Grid } from '../layout/Grid/index.js';
import { Stack } from '../layout/Stack/index.js';
import { Gallery } from '../media/Gallery/index.js';
import { samplePictures as pictures } from '../media/samplePictures.js';
import { Breadcrumbs } from '../navigation/Breadcrumbs/index.js';
import { Tabs } from '../navigation/Tabs/index.js';
import { languageOf, type StoryContext } from '../testing/story/languageOf.js';
import { Heading } from '../text/Heading/index.js';
import { Text } from '../text/Text/index.js';

const texts = {
  en: {
    trail: ['Home', 'Bottle feeding'],
    name: 'Wide-Neck Glass Nursing Bottle 240 ml',
    summary: 'Heat-resistant glass with a soft silicone nipple. Easy to clean, with nothing that smells.',
    tax: '*All prices include VAT',
    tags: ['3+ months', 'BPA free'],
    add: 'Add to cart',
    wishlist: 'Add to the wishlist',
    delivery: 'Free delivery from AED 99.',
    about: 'About the product',
    tabs: [
      ['Description', 'The wide neck is easy to fill and to clean. The lid keeps the nipple clean on the way.'],
      ['Care', 'Wash in warm water or on the top rack of the dishwasher. Replace the nipple every two months.'],
    ],
    reviews: 'Reviews',
    average: '4.5 out of 5',
    stars: (stars: number, count: number) => `${stars} stars: ${count} reviews`,
    comment: 'A brush reaches the bottom. Nothing smells after a month.',
    by: 'Sara · 20 November 2026',
    related: 'Goes well with it',
  },
  ar: {
    trail: ['الرئيسية', 'الرضاعة بالزجاجة'],
    name: 'زجاجة إرضاع زجاجية بعنق واسع 240 مل',
    summary: 'زجاج مقاوم للحرارة مع حلمة ناعمة من السيليكون. سهلة التنظيف ولا تحتفظ بالروائح.',
    tax: '*جميع الأسعار شاملة ضريبة القيمة المضافة',
    tags: ['من 3 أشهر', 'خالية من BPA'],
    add: 'إضافة إلى السلة',
    wishlist: 'إضافة إلى قائمة الأمنيات',
    delivery: 'توصيل مجاني للطلبات من 99 درهمًا فأكثر.',
    about: 'عن المنتج',
    tabs: [
      ['الوصف', 'عنق واسع يسهّل التعبئة والتنظيف، وغطاء يحافظ على نظافة الحلمة خارج المنزل.'],
      ['العناية', 'تُغسل بالماء الدافئ أو في الرف العلوي من غسالة الصحون، وتُستبدل الحلمة كل شهرين.'],
    ],
    reviews: 'التقييمات',
    average: '4.5 من 5',
    stars: (stars: number, count: number) => `${stars} من 5: ${count} تقييمات`,
    comment: 'تصل الفرشاة إلى القاع، ولم تظهر أي رائحة بعد شهر.',
    by: 'سارة · 20 نوفمبر 2026',
    related: 'منتجات تناسبه',
  },
};

const meta = { title: 'Examples/Product page' } satisfies Meta;
export default meta;

/** Gallery and buy box, details in tabs, reviews, related products. */
export const Default: StoryObj = {
  render: (args: { className?: string }, context: StoryContext) => {
    const language = languageOf(context);
    const t = texts[language];
    const [home = '', category = ''] = t.trail;
    return (
      <Container {...args} as="main">
        <Stack gap={48}>
          <Stack gap={16}>
            <Breadcrumbs
              items={[
                { label: home, href: '/' },
                { label: category, href: '/products/bottlefeeding' },
                { label: t.name, href: '/product/bottle-240' },
              ]}
            />
            <Grid columns={2}>
              <Gallery label={t.name} pictures={[pictures.bottle240, pictures.bottle240Bear, pictures.bottle160]} />
              <BuyBox
                name={t.name}
                summary={t.summary}
                rating={{ value: 4.5, count: 4, href: '#reviews' }}
                price={{ amount: 3920, was: 4900, percent: 20 }}
                taxNote={t.tax}
                stock={{ state: 'low', remaining: 2 }}
                tags={t.tags}
                variants={<VariantPicker groups={sampleVariants(language)} />}
                actions={<Button size="large">{t.add}</Button>}
                aside={<IconButton icon="heart" label={t.wishlist} />}
                notes={<p>{t.delivery}</p>}
              />
            </Grid>
          </Stack>
          <Tabs
            label={t.about}
            tabs={t.tabs.map(([label = '', text]) => ({ value: label, label, content: <Text>{text}</Text> }))}
          />
          <Stack as="section" gap={16} id="reviews" aria-label={t.reviews}>
            <Heading headingLevel={2}>{t.reviews}</Heading>
            <ReviewList
              averageLabel={t.average}
              average={4.5}
              count={4}
              distribution={[3, 0, 1, 0, 0].map((count, at) => ({
                stars: 5 - at,
                percent: count * 25,
                label: t.stars(5 - at, count),
              }))}
              reviews={[{ id: '1', rating: 5, comment: t.comment, by: t.by, language }]}
              emptyText=""
            />
          </Stack>
          <ProductCarousel title={t.related}>
            {sampleProducts(language)
              .slice(3)
              .map((product) => (
                <ProductCard key={product.href} {...product} />
              ))}
          </ProductCarousel>
        </Stack>
      </Container>
    );
  },
};

export const Dark: StoryObj = { ...Default, globals: { scheme: 'dark' } };
