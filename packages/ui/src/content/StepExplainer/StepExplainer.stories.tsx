import type { Meta } from '@storybook/react-vite';
import { samplePictures as pictures } from '../../media/samplePictures.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { StepExplainer, type StepExplainerProps } from './StepExplainer.js';

const texts = {
  en: [
    ['Tickle', 'Brush the upper lip with your nipple and wait for a wide mouth.'],
    ['Bring close', 'Bring the baby to the breast, chin first, not the breast to the baby.'],
    ['Look', 'More of the dark skin is seen above the mouth than below it.'],
  ],
  ar: [
    ['داعبي', 'مرّري الحلمة على الشفة العليا وانتظري فمًا مفتوحًا واسعًا.'],
    ['قرّبي', 'قرّبي طفلكِ إلى الثدي بدءًا بالذقن، لا الثدي إلى الطفل.'],
    ['انظري', 'يظهر من الهالة فوق الفم أكثر مما يظهر تحته.'],
  ],
};

const drawings = [pictures.support, pictures.motherBaby, pictures.promise];

const render = (args: Partial<StepExplainerProps>, context: StoryContext) => (
  <StepExplainer
    headingLevel={2}
    steps={texts[languageOf(context)].map(([title = '', description = ''], index) => ({
      id: String(index),
      title,
      description,
      picture: drawings[index] ?? null,
    }))}
    {...args}
  />
);

const meta = { title: 'Content/StepExplainer', component: StepExplainer, render } satisfies Meta<typeof StepExplainer>;
export default meta;

export const Default = playground(StepExplainer, render);
