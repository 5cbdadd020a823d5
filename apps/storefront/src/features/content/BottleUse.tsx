import { useAtomValue } from 'jotai';
import { bottlefeedingAtom } from '@mahd/data/content';
import { CallToAction } from '@mahd/ui/CallToAction';
import { Icon } from '@mahd/ui/icons';
import { RichText } from '@mahd/ui/RichText';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { BottleCare, BottleSteps, BreastfeedingSupport } from './BottleSections.js';
import { BottleVideos } from './BottleVideos.js';
import { Footnote, Sections } from './Landing.styles.js';

/** Below the products for bottle feeding: how they are used, and where to find help. */
export default function BottleUse() {
  const t = useTranslate();
  const { data: page } = useAtomValue(bottlefeedingAtom(useLanguage()));
  if (!page) return null;
  return (
    <Sections>
      <BreastfeedingSupport {...page.support} />
      <BottleCare {...page.care} />
      <BottleSteps {...page.steps} />
      <BottleVideos study={page.study} learnMore={page.learnMore} />
      <CallToAction
        title={page.advisor.title}
        action={{ label: page.advisor.linkLabel, href: page.advisor.href }}
        panel="sky"
      >
        {page.advisor.text}
      </CallToAction>
      {page.note && (
        <Footnote aria-label={t('content.note')}>
          <Icon name="info" />
          <RichText html={page.note} />
        </Footnote>
      )}
    </Sections>
  );
}
