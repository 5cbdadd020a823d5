import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { samplePictures as pictures } from '../../media/samplePictures.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { CallToAction, type CallToActionProps } from './CallToAction.js';

const texts = {
  en: {
    advisor: [
      'Does feeding hurt?',
      'The Breastfeeding Advisor answers the questions that come at night.',
      'Open the advisor',
    ],
    contact: ['A question about an order?', 'We answer within one working day.', 'Contact us'],
  },
  ar: {
    advisor: ['هل الرضاعة مؤلمة؟', 'دليل الرضاعة الطبيعية يجيب عن الأسئلة التي تأتي ليلًا.', 'فتح الدليل'],
    contact: ['سؤال عن طلب؟', 'نردّ خلال يوم عمل واحد.', 'تواصلي معنا'],
  },
};

const row = (_args: object, context: StoryContext) => {
  const { advisor, contact } = texts[languageOf(context)];
  return (
    <Stack>
      <CallToAction
        title={advisor[0]!}
        action={{ label: advisor[2]!, href: '/breastfeeding-advisor' }}
        picture={pictures.support}
      >
        {advisor[1]}
      </CallToAction>
      <CallToAction
        title={contact[0]!}
        action={{ label: contact[2]!, href: '/contact' }}
        picture={pictures.contact}
        panel="sky"
      >
        {contact[1]}
      </CallToAction>
    </Stack>
  );
};

const meta = { title: 'Content/CallToAction', component: CallToAction } satisfies Meta<typeof CallToAction>;
export default meta;
type Story = StoryObj<typeof CallToAction>;

export const Default = playground(CallToAction, (args: Partial<CallToActionProps>, context) => {
  const [title, words, label] = texts[languageOf(context)].advisor;
  return (
    <CallToAction
      title={title!}
      action={{ label: label!, href: '/breastfeeding-advisor' }}
      picture={pictures.support}
      {...args}
    >
      {args.children ?? words}
    </CallToAction>
  );
});

export const Tones: Story = { render: row };
