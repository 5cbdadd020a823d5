import type { PageContent } from '@mahd/data/content';
import { LinkGroups } from '@mahd/ui/LinkGroups';
import { Notice } from '@mahd/ui/Notice';
import { OfficeList } from '@mahd/ui/OfficeList';
import type { SupplierFact } from '@mahd/ui/SupplierInfo';
import { useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';

type Office = PageContent['regions'][number]['offices'][number];

/** The contact details of an office. */
function toFacts(office: Office, t: Translate): SupplierFact[] {
  const kinds = { address: 'text', phone: 'phone', fax: 'fax', email: 'email', website: 'website' } as const;
  return (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((name) =>
    office[name] ? [{ label: t(`office.${name}`), value: office[name], kind: kinds[name] }] : [],
  );
}

/** The list of social media accounts or offices, on the pages that have one. */
export function CompanyLists({ slug, page: { accounts, regions } }: { slug: string; page: PageContent }) {
  const t = useTranslate();
  if (slug === 'official-social-media-list') {
    if (accounts.length === 0) return <Notice>{t('content.accountsEmpty')}</Notice>;
    const items = accounts.map(({ network, language, href }) => ({
      label: language ? t('content.onNetwork', { network, language }) : network,
      href,
    }));
    return <LinkGroups groups={[{ id: 'accounts', title: t('footer.followUs'), items }]} />;
  }
  if (slug === 'subsidiaries') {
    if (regions.every(({ offices }) => offices.length === 0)) return <Notice>{t('content.officesEmpty')}</Notice>;
    return (
      <OfficeList
        regions={regions.map(({ slug: id, name, offices }) => ({
          id,
          name,
          offices: offices.map((office) => ({ name: office.name, role: office.role, facts: toFacts(office, t) })),
        }))}
      />
    );
  }
  return null;
}
