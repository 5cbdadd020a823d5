import type { Meta, StoryObj } from '@storybook/react-vite';
import { switchLanguagePath } from '@mahd/rules/locale';
import { Icon } from '../../foundation/icons/Icon.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { LanguageSwitch } from '../LanguageSwitch/index.js';
import { sampleLogo } from '../samples.js';
import { FlowHeader, type FlowHeaderProps } from './FlowHeader.js';

const texts = {
  en: { home: 'Mahd, home page', title: 'Secure checkout', help: 'Call +971 4 000 0000' },
  ar: { home: 'مهد، الصفحة الرئيسية', title: 'دفع آمن', help: 'اتصلي بنا: ⁦+971 4 000 0000⁩' },
};
const hrefs = { en: switchLanguagePath('/checkout', 'en'), ar: switchLanguagePath('/checkout', 'ar') };

const meta = {
  title: 'Navigation/FlowHeader',
  component: FlowHeader,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FlowHeader>;
export default meta;
type Story = StoryObj<typeof FlowHeader>;

function render(args: Partial<FlowHeaderProps>, context: StoryContext) {
  const language = languageOf(context);
  const t = texts[language];
  return (
    <FlowHeader
      logo={sampleLogo(language)}
      home={{ href: '/', label: t.home }}
      title={t.title}
      languageSwitch={<LanguageSwitch hrefs={hrefs} />}
      actions={
        <a href="tel:+97140000000">
          <Icon name="phone" />
          {t.help}
        </a>
      }
      {...args}
    />
  );
}

export const Default = playground(FlowHeader, render);

/** Omitted parts are not rendered. */
export const WithoutActions: Story = {
  render: (_args, context) => render({ actions: undefined, languageSwitch: undefined }, context),
};
