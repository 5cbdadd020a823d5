import { useAtomValue } from 'jotai';
import { contactPageAtom, contactPageQuery } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { RichText } from '@mahd/ui/RichText';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import { lazyHydrate } from '../../app/lazyHydrate.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { BeforeWriting } from '../../features/content/BeforeWriting.js';
import { FormColumns, FormPanel } from '../../features/content/Contact.styles.js';
import { ContactForm } from '../../features/content/ContactForm.js';
import { ReadingLayout } from '../../features/content/ReadingLayout.js';
import { TitleRow } from '../../features/content/TitleRow.styles.js';
import { readingMeta } from '../../features/content/readingMeta.js';
import { readingBreadcrumbs } from '../../features/content/readingBreadcrumbs.js';

const ContactPanels = lazyHydrate('contact-panels', 'visible', () => import('../../features/content/ContactPanels.js'));

const crumbs = (t: Translate) => readingBreadcrumbs(t, { label: t('nav.contact'), href: '/contact' });

export function meta(state: AppState, args: PageArgs, t: Translate): PageMeta {
  const page = getLoadedData(state.shop, contactPageQuery(state.shop.http, args.language));
  return readingMeta(state, args, { ...page, crumbs: crumbs(t) });
}

export async function loader({ shop }: AppState, { language }: PageArgs): Promise<void> {
  await shop.load(contactPageQuery(shop.http, language));
}

/** The contact form and the shop's contact details. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: page } = useAtomValue(contactPageAtom(language));
  if (!page) return null;
  const { title, intro, image, html, formTitle, success, successNote } = page;
  return (
    <ReadingLayout crumbs={crumbs(t)}>
      <TitleRow
        data-page="contact"
        title={title}
        description={`${t('content.questionText')} ${t('contact.replyTimes')}`}
        extra={<RichText html={intro} />}
        picture={image}
        alt={image?.alt ?? ''}
      />
      <FormColumns>
        <BeforeWriting html={html} />
        <FormPanel aria-labelledby="write">
          <Heading headingLevel={2} id="write">
            {formTitle}
          </Heading>
          <ContactForm success={success || t('contact.success')} successNote={successNote} />
        </FormPanel>
        <ContactPanels />
      </FormColumns>
    </ReadingLayout>
  );
}
