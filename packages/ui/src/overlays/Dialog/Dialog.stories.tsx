import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@mahd/rules/locale';
import { Button } from '../../actions/Button/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { isCanvas } from '../../testing/story/isCanvas.js';
import { Dialog, type DialogProps } from './Dialog.js';

const texts = {
  en: {
    open: 'Delete my account',
    title: 'Delete my account?',
    body: 'Your profile and your wishlist are deleted at once. Orders are kept as long as the law asks for.',
    yes: 'Delete',
    no: 'Cancel',
    thanks: 'Thank you for shopping with us!',
    mail: 'We have emailed your confirmation.',
    on: 'Continue shopping',
    longTitle: 'Information about the delivery of large orders to islands and remote areas of the United Arab Emirates',
    paragraph:
      'We deliver to all seven emirates. Orders placed before two in the afternoon leave our warehouse the same day, except on Sundays and national holidays. ',
  },
  ar: {
    open: 'حذف حسابي',
    title: 'حذف الحساب؟',
    body: 'تُحذف بيانات الحساب وقائمة الأمنيات فورًا، وتبقى الطلبات محفوظة المدة التي يطلبها القانون.',
    yes: 'حذف',
    no: 'إلغاء',
    thanks: 'شكرًا لتسوّقكِ معنا!',
    mail: 'أرسلنا تأكيد الطلب إلى بريدكِ الإلكتروني.',
    on: 'متابعة التسوق',
    longTitle: 'معلومات عن توصيل الطلبات الكبيرة إلى الجزر والمناطق البعيدة في دولة الإمارات العربية المتحدة',
    paragraph:
      'نوصل إلى الإمارات السبع جميعها. الطلبات المسجّلة قبل الثانية بعد الظهر تغادر مستودعنا في اليوم نفسه، ما عدا أيام الأحد والعطل الرسمية. ',
  },
} satisfies Record<Language, unknown>;

function Example({ language, ...rest }: { language: Language } & Partial<DialogProps>) {
  const [open, setOpen] = useState(isCanvas);
  const t = texts[language];
  const actions = (
    <>
      <Button variant="outline" onClick={() => setOpen(false)}>
        {t.no}
      </Button>
      <Button onClick={() => setOpen(false)}>{t.yes}</Button>
    </>
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.open}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={t.title} size="small" actions={actions} {...rest}>
        {rest.children ?? <p>{t.body}</p>}
      </Dialog>
    </>
  );
}

const meta = { title: 'Overlays/Dialog', component: Dialog } satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Default: Story = { render: (args, context) => <Example language={languageOf(context)} {...args} /> };

/** Only its button closes it: Escape and backdrop do nothing. */
export const NotDismissible: Story = {
  render: (_args: DialogProps, context: StoryContext) => {
    const t = texts[languageOf(context)];
    return (
      <Example
        language={languageOf(context)}
        dismissible={false}
        title={t.thanks}
        actions={<Button block>{t.on}</Button>}
      >
        <p>{t.mail}</p>
      </Example>
    );
  },
};

/** Title and buttons stay visible while the text scrolls. */
export const StressLongText: Story = {
  render: (_args: DialogProps, context: StoryContext) => {
    const language = languageOf(context);
    return (
      <Example language={language} size="medium" title={texts[language].longTitle}>
        <p>{texts[language].paragraph.repeat(14)}</p>
      </Example>
    );
  },
};
