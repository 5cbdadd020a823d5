import type { PageContent } from '@mahd/data/content';
import { LinkGroups } from '@mahd/ui/LinkGroups';
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

const hasOffices = (regions: PageContent['regions']) => regions.some(({ offices }) => offices.length > 0);

/** What the page says first: its description, or that it has nothing to list yet. */
export function companyDescription(
  slug: string,
  { accounts, regions, description }: PageContent,
  t: Translate,
): string {
  if (slug === 'official-social-media-list' && accounts.length === 0) return t('content.accountsEmpty');
  if (slug === 'subsidiaries' && !hasOffices(regions)) return t('content.officesEmpty');
  return description;
}

/** The list of social media accounts or offices, on the pages that have one. */
export function CompanyLists({ slug, page: { accounts, regions } }: { slug: string; page: PageContent }) {
  const t = useTranslate();
  if (slug === 'official-social-media-list') {
    if (accounts.length === 0) return null;
    const items = accounts.map(({ network, language, href }) => ({
      label: language ? t('content.onNetwork', { network, language }) : network,
      href,
    }));
    return <LinkGroups groups={[{ id: 'accounts', title: t('footer.followUs'), items }]} />;
  }
  if (slug === 'subsidiaries') {
    if (!hasOffices(regions)) return null;
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
