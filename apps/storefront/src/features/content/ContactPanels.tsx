import { useAtomValue } from 'jotai';
import { contactPageAtom } from '@mahd/data/content';
import { useLanguage } from '../../app/AppContext.js';
import { PanelStack } from './Contact.styles.js';
import { OfficeInfo } from './OfficeInfo.js';
import { QuickAnswers } from './QuickAnswers.js';

/** Beside the contact form: the pages that may answer at once, and the company's details. */
export default function ContactPanels() {
  const { data: page } = useAtomValue(contactPageAtom(useLanguage()));
  if (!page) return null;
  return (
    <PanelStack gap={24}>
      <QuickAnswers />
      <OfficeInfo offices={page.offices} />
    </PanelStack>
  );
}
