import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/Button/index.js';
import { CheckboxGroup } from '../forms/CheckboxGroup/index.js';
import { DateField } from '../forms/DateField/index.js';
import { FileUpload } from '../forms/FileUpload/index.js';
import { ToggleGroup } from '../forms/ToggleGroup/index.js';
import { Container } from '../layout/Container/index.js';
import { Cluster } from '../layout/Cluster/index.js';
import { Divider } from '../layout/Divider/index.js';
import { Stack } from '../layout/Stack/index.js';
import { Stepper } from '../navigation/Stepper/index.js';
import { Tooltip } from '../overlays/Tooltip/index.js';
import { languageOf, type StoryContext } from '../testing/story/languageOf.js';
import { Link } from '../text/Link/index.js';
import { Text } from '../text/Text/index.js';

const texts = {
  en: {
    process: 'Return',
    steps: ['Items', 'Reason', 'Check'],
    items: 'What would you like to return?',
    names: ['Glass bottle, 240 ml', 'Nipple, size M'],
    opened: 'Opened: can be returned only if it is faulty',
    reason: 'Reason',
    reasons: ['Faulty', 'Wrong item', 'Not needed'],
    noticed: 'When did you notice it?',
    photos: 'Photos of the fault',
    before: 'Returns are free. Read the ',
    conditions: 'conditions',
    or: 'or',
    next: 'Continue',
    why: 'We check the photos before the courier comes.',
    contact: 'Contact us',
  },
  ar: {
    process: 'الإرجاع',
    steps: ['المنتجات', 'السبب', 'المراجعة'],
    items: 'ما المنتجات المراد إرجاعها؟',
    names: ['قنينة زجاجية، 240 مل', 'حلمة، مقاس M'],
    opened: 'مفتوح: يُقبل إرجاعه إذا كان معيبًا فقط',
    reason: 'السبب',
    reasons: ['معيب', 'منتج خاطئ', 'لا حاجة إليه'],
    noticed: 'متى لوحظ العيب؟',
    photos: 'صور العيب',
    before: 'الإرجاع مجاني. اطّلعي على ',
    conditions: 'الشروط',
    or: 'أو',
    next: 'متابعة',
    why: 'نراجع الصور قبل وصول مندوب التوصيل.',
    contact: 'التواصل معنا',
  },
};

const meta = { title: 'Examples/Return request' } satisfies Meta;
export default meta;

/** A step of a process: fields, files, and what comes next. */
export const Default: StoryObj = {
  render: (args: { className?: string }, context: StoryContext) => {
    const t = texts[languageOf(context)];
    return (
      <Container {...args} as="main">
        <Stack gap={24}>
          <Stepper
            label={t.process}
            value="1"
            steps={t.steps.map((label, at) => ({ value: String(at), label, href: `?step=${at}` }))}
          />
          <CheckboxGroup
            label={t.items}
            options={t.names.map((label, at) => ({
              value: String(at),
              label,
              description: at === 1 ? t.opened : undefined,
            }))}
            defaultValue={['0']}
          />
          <ToggleGroup
            label={t.reason}
            options={t.reasons.map((label, at) => ({ value: String(at), label }))}
            defaultValue="0"
          />
          <DateField label={t.noticed} defaultValue="2026-11-20" max="2026-11-23" />
          <FileUpload label={t.photos} multiple maxFiles={4} maxSize={5 * 1024 ** 2} accept="image/jpeg, image/png" />
          <Text>
            {t.before}
            <Link href="/returns">{t.conditions}</Link>.
          </Text>
          <Cluster gap={12}>
            <Tooltip description={t.why}>{(trigger) => <Button {...trigger}>{t.next}</Button>}</Tooltip>
          </Cluster>
          <Divider label={t.or} />
          <Link href="/contact">{t.contact}</Link>
        </Stack>
      </Container>
    );
  },
};
