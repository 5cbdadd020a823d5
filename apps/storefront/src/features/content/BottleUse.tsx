import { useAtomValue } from 'jotai';
import { bottlefeedingAtom } from '@mahd/data/content';
import { useLanguage } from '../../app/AppContext.js';
import { BottleCare, BottleSteps, BreastfeedingSupport } from './BottleSections.js';
import { BottleVideos } from './BottleVideos.js';
import { Sections } from './Landing.styles.js';

/** Below the products for bottle feeding: how they are used. */
export default function BottleUse() {
  const { data: page } = useAtomValue(bottlefeedingAtom(useLanguage()));
  if (!page) return null;
  return (
    <Sections>
      <BreastfeedingSupport {...page.support} />
      <BottleCare {...page.care} />
      <BottleSteps {...page.steps} />
      <BottleVideos study={page.study} learnMore={page.learnMore} />
    </Sections>
  );
}
