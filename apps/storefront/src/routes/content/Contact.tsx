import { useAtomValue } from 'jotai';
import { contactPageAtom, contactPageQuery } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { LinkButton } from '@mahd/ui/LinkButton';
import { PageHeader } from '@mahd/ui/PageHeader';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { SupplierInfo, type SupplierFact } from '@mahd/ui/SupplierInfo';
import type { AppState } from '../../app/AppState.js';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import type { Settings } from '../../app/settings.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { FormColumns, FormPanel } from '../../features/content/Contact.styles.js';
import { ContactForm } from '../../features/content/ContactForm.js';
import { ReadingFrame } from '../../features/content/ReadingFrame.js';
import { readingMeta } from '../../features/content/readingMeta.js';
import { trail } from '../../features/content/trail.js';

const crumbs = (language: PageArgs['language'], t: Translate) =>
  trail(language, t, { label: t('nav.contact'), href: '/contact' });

export function meta(state: AppState, args: PageArgs, t: Translate): PageMeta {
  const page = getLoadedData(state.shop, contactPageQuery(state.shop.http, args.language));
  return readingMeta(state, args, { ...page, crumbs: crumbs(args.language, t) });
}

export async function loader({ shop }: AppState, { language }: PageArgs): Promise<void> {
  await shop.load(contactPageQuery(shop.http, language));
}

/** Which rows of the office can be called, written to or opened. */
function factsOf(
  rows: readonly { readonly label: string; readonly value: string }[],
  { phone, fax, email }: Settings['company'],
): SupplierFact[] {
  const kindOf = (value: string) =>
    value === phone ? 'phone' : value === fax ? 'fax' : value === email ? 'email' : 'text';
  return rows.map(({ label, value }) => ({ label, value, kind: kindOf(value) }));
}

/** Get in touch: a message to the shop, and where it is. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { settings } = useApp().state;
  const { data: page } = useAtomValue(contactPageAtom(language));
  if (!page) return null;
  const { title, description, image, html, formTitle, success, successNote, offices } = page;
  return (
    <ReadingFrame crumbs={crumbs(language, t)}>
      <PageHeader title={title} lead={description} picture={image} alt={image?.alt ?? ''} />
      <FormColumns>
        <FormPanel aria-labelledby="write">
          <Heading level={2} id="write">
            {formTitle}
          </Heading>
          <ContactForm success={success || t('contact.success')} successNote={successNote} />
        </FormPanel>
        <Stack gap={24}>
          <SupplierInfo
            title={offices.title}
            facts={factsOf(offices.rows, settings.company)}
            {...(offices.mapHref
              ? {
                  action: (
                    <LinkButton variant="outline" href={offices.mapHref} target="_blank" rel="noopener">
                      {offices.mapLabel}
                    </LinkButton>
                  ),
                }
              : {})}
          />
          <RichText html={html} />
        </Stack>
      </FormColumns>
    </ReadingFrame>
  );
}
