import type { ReactNode } from 'react';
import type { PageContent, ReadingSection } from '@mahd/data/content';
import { Card } from '@mahd/ui/Card';
import { Grid } from '@mahd/ui/Grid';
import { Heading } from '@mahd/ui/Heading';
import { Icon, type IconName } from '@mahd/ui/icons';
import { LinkButton } from '@mahd/ui/LinkButton';
import { OfficeList } from '@mahd/ui/OfficeList';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import type { SupplierFact } from '@mahd/ui/SupplierInfo';
import { useTranslate } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import type { Translate } from '../../app/messages.js';
import { Accounts, NoAccounts, OrderSteps, SectionCard, SellerCard, SellerTerms } from './CompanyLists.styles.js';
import { OfficeInfo } from './OfficeInfo.js';

type Office = PageContent['regions'][number]['offices'][number];

/** The contact details of an office. */
function toFacts(office: Office, t: Translate): SupplierFact[] {
  const kinds = { address: 'text', phone: 'phone', fax: 'fax', email: 'email', website: 'website' } as const;
  return (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((name) =>
    office[name] ? [{ label: t(`office.${name}`), value: office[name], kind: kinds[name] }] : [],
  );
}

const hasOffices = (regions: PageContent['regions']) => regions.some(({ offices }) => offices.length > 0);

/** What the page says below its title: its description, or where the company is and can be reached while it has no offices or accounts to list. */
export function companyDescription(
  slug: string,
  { regions, accounts, description }: Pick<PageContent, 'regions' | 'accounts' | 'description'>,
  t: Translate,
) {
  if (slug === 'subsidiaries' && !hasOffices(regions)) return t('content.companyText');
  if (slug === 'official-social-media-list' && accounts.length === 0) return t('content.accountsText');
  return description;
}

/** The same below its title: without accounts also how to write to the company. */
export function CompanyLead({ slug, page }: { slug: string; page: Parameters<typeof companyDescription>[1] }) {
  const t = useTranslate();
  const text = companyDescription(slug, page, t);
  if (slug !== 'official-social-media-list' || page.accounts.length > 0) return text;
  return (
    <p>
      {text} {t('policies.accountsContact')} <ShopLink href="/contact">{t('policies.contactPage')}</ShopLink>.
    </p>
  );
}

interface CompanyListProps {
  page: Pick<PageContent, 'accounts' | 'offices' | 'regions'>;
  sections: readonly ReadingSection[];
  /** The way to write to the company, at the end of a page that has no other. */
  question: ReactNode;
}

/** The sections as cards beside each other. */
const sectionCards = (sections: readonly ReadingSection[]) =>
  sections.length > 0 && (
    <Grid columns={2}>
      {sections.map(({ id, heading, body }) => (
        <SectionCard key={id} id={id || undefined} title={heading} headingLevel={2}>
          <RichText html={body} />
        </SectionCard>
      ))}
    </Grid>
  );

/** Of the sections about buying from the company. */
const termIcons: Readonly<Record<string, IconName>> = {
  delivery: 'truck',
  payment: 'card',
  returns: 'package',
  complaints: 'info',
};

const STEPS = 'from-order-to-door';

/** Lists the offices by region, then the seller with its contact link and terms of sale, and what an order goes through. */
export function OfficesPage({ page: { regions, offices }, sections: [seller, ...sections] }: CompanyListProps) {
  const t = useTranslate();
  const steps = sections.find(({ id }) => id === STEPS);
  const others = sections.filter((section) => section !== steps);
  return (
    <>
      {hasOffices(regions) && (
        <OfficeList
          regions={regions.map(({ slug: id, name, offices: ofRegion }) => ({
            id,
            name,
            offices: ofRegion.map((office) => ({ name: office.name, role: office.role, facts: toFacts(office, t) })),
          }))}
        />
      )}
      {seller && (
        <SellerCard>
          <OfficeInfo id={seller.id || undefined} offices={{ ...offices, title: seller.heading }}>
            <RichText html={seller.body} />
            <LinkButton variant="outline" href="/contact">
              {t('nav.contact')}
            </LinkButton>
          </OfficeInfo>
          {others.length > 0 && (
            <SellerTerms columns={4}>
              {others.map(({ id, heading, body }) => {
                const icon = termIcons[id];
                return (
                  <section key={id} id={id}>
                    {icon && <Icon name={icon} />}
                    <Heading headingLevel={3}>{heading}</Heading>
                    <RichText html={body} />
                  </section>
                );
              })}
            </SellerTerms>
          )}
        </SellerCard>
      )}
      {steps && (
        <OrderSteps id={steps.id} title={steps.heading} headingLevel={2}>
          <RichText html={steps.body} />
        </OrderSteps>
      )}
    </>
  );
}

/** The networks with an icon. */
const networks = ['instagram', 'facebook', 'youtube'] as const;

/** The accounts as cards, or that there are none, and how to tell false ones. */
export function AccountsPage({ page: { accounts }, sections, question }: CompanyListProps) {
  const t = useTranslate();
  return (
    <>
      {accounts.length === 0 ? (
        <NoAccounts title={t('content.accountsNone')} headingLevel={2}>
          <p>{t('content.accountsEmpty')}</p>
        </NoAccounts>
      ) : (
        <Stack gap={24} as="section" aria-labelledby="accounts">
          <Heading headingLevel={2} id="accounts">
            {t('footer.followUs')}
          </Heading>
          <Accounts forwardedAs="ul" columns={3}>
            {accounts.map(({ slug, network, language, href }) => {
              const icon = networks.find((name) => name === slug);
              return (
                <li key={slug}>
                  <Card title={network} href={href} description={language} media={icon && <Icon name={icon} />}>
                    <span>
                      <bdi dir="ltr">{href.replace(/^https?:\/\/(www\.)?|\/$/g, '')}</bdi>
                    </span>
                  </Card>
                </li>
              );
            })}
          </Accounts>
        </Stack>
      )}
      {sectionCards(sections)}
      {question}
    </>
  );
}
