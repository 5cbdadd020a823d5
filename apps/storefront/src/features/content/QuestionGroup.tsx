import type { PageContent } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { Picture } from '@mahd/ui/Picture';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { withLowerHeadings } from '@mahd/data/content';
import { ShopLink } from '../../app/ShopLink.js';
import { useTranslate } from '../../app/AppContext.js';
import FeedingNotice from '../catalog/FeedingNotice.js';
import { Answer, GroupHead, Questions } from './QuestionGroup.styles.js';
import { QuestionLink } from './QuestionLink.js';

interface QuestionGroupProps {
  group: PageContent['groups'][number];
  /** Whether it begins the page: its first answer is open, and shows what is behind the questions. */
  first: boolean;
  /** The id of the question in the URL hash. */
  openId: string;
  /** Opens all answers, while a filter is active. */
  allOpen: boolean;
}

/** The questions of a topic. The notice about infant feeding requires the `catalog` messages. */
export function QuestionGroup({
  group: { slug, title, intro, image, questions, closing, category, notice },
  first,
  openId,
  allOpen,
}: QuestionGroupProps) {
  const t = useTranslate();
  return (
    <Stack gap={16} as="section" aria-labelledby={slug}>
      <GroupHead>
        <Picture picture={image} alt="" ratio="square" sizes="80px" />
        <div>
          <Heading headingLevel={2} id={slug}>
            {title}
          </Heading>
          {category && <ShopLink href={`/products/${category}`}>{t('faq.products')}</ShopLink>}
        </div>
      </GroupHead>
      {intro && <RichText html={intro} />}
      {notice && (
        <FeedingNotice label={t('catalog.feedingNoticeLabel')} text={t('catalog.feedingNotice')} path="/product-faqs" />
      )}
      <Questions
        // Remounts with filter and hash, which decide which answers are initially open.
        key={`${openId} ${allOpen}`}
        items={questions.map(({ id, question, html }, at) => ({
          id,
          title: question,
          defaultOpen: allOpen || id === openId || (first && at === 0),
          content: (
            <Answer>
              <RichText html={html} />
              <QuestionLink id={id} question={question} />
            </Answer>
          ),
        }))}
      />
      {closing && <RichText html={withLowerHeadings(closing)} />}
    </Stack>
  );
}
