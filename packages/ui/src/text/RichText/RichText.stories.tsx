import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { RichText, type RichTextProps } from './RichText.js';

const html = {
  en: `<h2>Storing breast milk</h2>
<p>Label every container with the <strong>date</strong>, and put it <em>behind</em> the older ones. <a href="/faq">More questions and answers</a>.</p>
<ul><li>Wash your hands before you express.</li><li>Store small amounts, 60 to 90 ml, so that nothing is thrown away.</li><li>Never put warmed milk back.</li></ul>
<h3>How long it keeps</h3>
<table><caption>Freshly expressed milk</caption><thead><tr><th scope="col">Where</th><th scope="col">Temperature</th><th scope="col">At most</th><th scope="col">Afterward</th></tr></thead><tbody><tr><th scope="row">Room</th><td data-label="Temperature">up to 25 °C</td><td data-label="At most">4 hours</td><td data-label="Afterward">Do not keep what is left over</td></tr><tr><th scope="row">Refrigerator</th><td data-label="Temperature">4 °C</td><td data-label="At most">4 days</td><td data-label="Afterward">Use within 2 hours once warmed</td></tr></tbody></table>
<blockquote>Talk to your doctor or midwife before using a bottle.</blockquote>
<p><small>Source: CDC</small></p>`,
  ar: `<h2>حفظ حليب الأم</h2>
<p>اكتبي <strong>التاريخ</strong> على كل عبوة، وضعيها <em>خلف</em> العبوات الأقدم. <a href="/faq">أسئلة وأجوبة أخرى</a>.</p>
<ul><li>اغسلي يديكِ قبل شفط الحليب.</li><li>احفظي كميات صغيرة، من 60 إلى 90 مل، كي لا يُرمى شيء.</li><li>لا تعيدي الحليب المدفّأ إلى الثلاجة.</li></ul>
<h3>مدة الحفظ</h3>
<table><caption>حليب مشفوط حديثًا</caption><thead><tr><th scope="col">المكان</th><th scope="col">الحرارة</th><th scope="col">أقصى مدة</th><th scope="col">بعد ذلك</th></tr></thead><tbody><tr><th scope="row">الغرفة</th><td data-label="الحرارة">حتى 25 مئوية</td><td data-label="أقصى مدة">4 ساعات</td><td data-label="بعد ذلك">لا يُحتفظ بما تبقّى</td></tr><tr><th scope="row">الثلاجة</th><td data-label="الحرارة">4 مئوية</td><td data-label="أقصى مدة">4 أيام</td><td data-label="بعد ذلك">يُستعمل خلال ساعتين من تدفئته</td></tr></tbody></table>
<blockquote>تحدّثي إلى طبيبكِ أو قابلتكِ قبل استعمال الرضّاعة.</blockquote>
<p><small>المصدر: CDC</small></p>`,
};

const meta = { title: 'Text/RichText', component: RichText } satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof RichText>;

export const Default = playground(RichText, (args: Partial<RichTextProps>, context) => (
  <RichText html={html[languageOf(context)]} {...args} />
));

const hostile = {
  en: ['A title', 'Text', 'AVeryLongWordWithoutAnySpaceThatMustNotMakeThePageScrollSideways'],
  ar: ['عنوان', 'نص', 'كلمةطويلةجدًابلامسافاتيجبألاتجعلالصفحةتتحركإلىالجانبمهماطالتومهماكانتالشاشةضيقة'],
};

/** Nothing runs and nothing breaks the page. */
export const StressHostileMarkup: Story = {
  render: (_args, context) => {
    const [title, text, word] = hostile[languageOf(context)];
    return (
      <RichText
        html={`<h1>${title}</h1><script>document.title = "run"</script><p onclick="alert(1)">${text} <b>${text}<table><tr><td>${word}`}
      />
    );
  },
};
