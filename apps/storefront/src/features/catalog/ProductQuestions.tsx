import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { productAtom, type Product } from '@mahd/data/catalog';
import { productQuestionsAtom, productQuestionsQuery } from '@mahd/data/content';
import type { Shop } from '@mahd/data/store';
import type { Language } from '@mahd/rules/locale';
import { Accordion } from '@mahd/ui/Accordion';
import { Heading } from '@mahd/ui/Heading';
import { LinkButton } from '@mahd/ui/LinkButton';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';

const questionCategory = ({ category_data: { route }, category }: Product) => route || category;

/** Loads the questions about the product's category. */
export const loadQuestions = (shop: Shop, product: Product, language: Language) =>
  shop.load(productQuestionsQuery(shop.http, questionCategory(product), language));

/** Questions and answers about the category of the product in the URL. Renders nothing without any. */
export default function ProductQuestions() {
  const { product: idOrRoute = '' } = useParams();
  const { data: product } = useAtomValue(productAtom(idOrRoute));
  return product ? <Questions category={questionCategory(product)} /> : null;
}

function Questions({ category }: { category: string }) {
  const t = useTranslate();
  const { data } = useAtomValue(productQuestionsAtom(category, useLanguage()));
  if (!data) return null;
  return (
    <Stack gap={16} as="section" aria-labelledby="questions">
      <Heading headingLevel={2} id="questions">
        {t('product.faqs')}
      </Heading>
      <Accordion
        items={data.questions.map(({ id, question, html }) => ({
          id,
          title: question,
          content: <RichText html={html} />,
        }))}
      />
      <Stack align="start">
        <LinkButton variant="outline" href={`/product-faqs#${data.slug}`}>
          {t('nav.productFaqs')}
        </LinkButton>
      </Stack>
    </Stack>
  );
}
