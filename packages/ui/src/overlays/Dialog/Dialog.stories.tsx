import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@mahd/rules/locale';
import { Button } from '../../actions/Button/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { closeDialog, Reopenable } from '../../testing/story/Reopenable.js';
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

function render(args: Partial<DialogProps>, context: StoryContext) {
  const t = texts[languageOf(context)];
  const actions = (
    <>
      <Button variant="outline" onClick={closeDialog}>
        {t.no}
      </Button>
      <Button onClick={closeDialog}>{t.yes}</Button>
    </>
  );
  return (
    <Reopenable label={t.open}>
      <Dialog title={t.title} size="small" actions={actions} {...args}>
        {args.children ?? t.body}
      </Dialog>
    </Reopenable>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  // A modal covers the page: on a docs page each story needs its own frame.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Default = playground(Dialog, render);

/** Only its button closes it: Escape and backdrop do nothing. */
export const NotDismissible: Story = {
  render: (_args: DialogProps, context: StoryContext) => {
    const t = texts[languageOf(context)];
    const actions = (
      <Button block onClick={closeDialog}>
        {t.on}
      </Button>
    );
    return render({ dismissible: false, title: t.thanks, actions, children: t.mail }, context);
  },
};

/** Title and buttons stay visible while the text scrolls. */
export const StressLongText: Story = {
  render: (_args: DialogProps, context: StoryContext) => {
    const { longTitle, paragraph } = texts[languageOf(context)];
    return render({ size: 'medium', title: longTitle, children: <p>{paragraph.repeat(14)}</p> }, context);
  },
};
