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
import { useOpenItems } from '../content/useOpenItems.js';
import { FlowSection } from './Product.styles.js';

const questionPlace = ({ sub_category_data, sub_category, route }: Product) => ({
  subcategory: sub_category_data.route || sub_category,
  product: route,
});

/** Loads the questions about the product. They are optional: failures are ignored. */
export const loadQuestions = (shop: Shop, product: Product, language: Language) =>
  shop.load(productQuestionsQuery(shop.http, questionPlace(product), language)).catch(() => undefined);

/** Questions and answers about the product in the URL. Renders nothing without any. */
export default function ProductQuestions() {
  const { product: idOrRoute = '' } = useParams();
  const { data: product } = useAtomValue(productAtom(idOrRoute));
  return product ? <Questions product={product} /> : null;
}

function Questions({ product }: { product: Product }) {
  const t = useTranslate();
  const questions = useOpenItems();
  const { data } = useAtomValue(productQuestionsAtom(questionPlace(product), useLanguage()));
  if (!data) return null;
  return (
    <FlowSection aria-labelledby="questions">
      <Heading headingLevel={2} size="medium" id="questions">
        {t('product.faqs')}
      </Heading>
      <Stack>
        <Accordion
          ref={questions}
          items={data.questions.map(({ id, question, html }) => ({
            id,
            title: question,
            content: <RichText html={html} />,
          }))}
        />
        <Stack align="start">
          <LinkButton variant="outline" href={`/product-faqs#${data.slug}`}>
            {t('product.allFaqs')}
          </LinkButton>
        </Stack>
      </Stack>
    </FlowSection>
  );
}
