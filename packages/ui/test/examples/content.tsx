import { Accordion } from '../../src/content/Accordion/index.js';
import { ArticleCard } from '../../src/content/ArticleCard/index.js';
import { CategoryTile } from '../../src/content/CategoryTile/index.js';
import { FeatureCard } from '../../src/content/FeatureCard/index.js';
import { FilterBox } from '../../src/content/FilterBox/index.js';
import { CallToAction } from '../../src/content/CallToAction/index.js';
import { HeroSlider } from '../../src/content/HeroSlider/index.js';
import { ImageMenu } from '../../src/content/ImageMenu/index.js';
import { InfoCard } from '../../src/content/InfoCard/index.js';
import { JumpLinks } from '../../src/content/JumpLinks/index.js';
import { LinkGroups } from '../../src/content/LinkGroups/index.js';
import { PreviousNextLinks } from '../../src/content/PreviousNextLinks/index.js';
import { OfficeList } from '../../src/content/OfficeList/index.js';
import { PageHeader } from '../../src/content/PageHeader/index.js';
import { PromoBanner } from '../../src/content/PromoBanner/index.js';
import { ArticleFooter } from '../../src/content/ArticleFooter/index.js';
import { ShareBar } from '../../src/content/ShareBar/index.js';
import { ShowMore } from '../../src/content/ShowMore/index.js';
import { SplitSection } from '../../src/content/SplitSection/index.js';
import { StepExplainer } from '../../src/content/StepExplainer/index.js';
import { StoryBlock } from '../../src/content/StoryBlock/index.js';
import { SupplierInfo } from '../../src/content/SupplierInfo/index.js';
import { Table } from '../../src/content/Table/index.js';
import { TableOfContents } from '../../src/content/TableOfContents/index.js';
import { samplePictures } from '../../src/media/samplePictures.js';
import type { Examples } from './example.js';

const picture = samplePictures.motherBaby;
const action = { label: 'Learn more', href: '/about' };
const facts = [{ label: 'Phone', value: '+971 4 000 0000', kind: 'phone' as const }];

export const content: Examples = {
  Accordion: (own) => (
    <Accordion {...own} items={[{ id: 'q1', title: 'How long does milk keep?', content: 'Four days.' }]} />
  ),
  ArticleCard: (own) => (
    <ArticleCard {...own} href="/blog/latch" title="Latch" description="Step by step" picture={picture} />
  ),
  CategoryTile: (own) => (
    <CategoryTile {...own} href="/products/skincare" title="Skincare" picture={samplePictures.skincare} />
  ),
  FeatureCard: (own) => (
    <FeatureCard {...own} title="Soft" picture={picture}>
      Gentle on gums.
    </FeatureCard>
  ),
  FilterBox: (own) => <FilterBox {...own} label="Filter questions" announcement="3 questions" />,
  CallToAction: (own) => (
    <CallToAction {...own} title="Questions" action={action} picture={picture}>
      We answer.
    </CallToAction>
  ),
  HeroSlider: (own) => (
    <HeroSlider
      {...own}
      label="Welcome"
      panels={[
        { title: 'Care', action, picture: samplePictures.skincareHeroLtr },
        { title: 'Promise', picture: null },
      ]}
    />
  ),
  ImageMenu: (own) => <ImageMenu {...own} label="Explore" items={[{ href: '/about', label: 'About', picture }]} />,
  InfoCard: (own) => (
    <InfoCard {...own} title="Hips">
      Warmth helps.
    </InfoCard>
  ),
  JumpLinks: (own) => <JumpLinks {...own} label="Months" links={[{ label: '1', href: '#m1', current: true }]} />,
  LinkGroups: (own) => (
    <LinkGroups {...own} groups={[{ id: 'shop', title: 'Shop', items: [{ label: 'Products', href: '/products' }] }]} />
  ),
  PreviousNextLinks: (own) => (
    <PreviousNextLinks {...own} label="More articles" next={{ label: 'Next', title: 'Latch', href: '/latch' }} />
  ),
  OfficeList: (own) => (
    <OfficeList {...own} regions={[{ id: 'gulf', name: 'Gulf', offices: [{ name: 'Dubai', facts }] }]} />
  ),
  PageHeader: (own) => <PageHeader {...own} title="About" description="Who we are" picture={picture} />,
  PromoBanner: (own) => (
    <PromoBanner {...own} title="Soft skin" action={action} picture={samplePictures.skincareHeroLtr} />
  ),
  ArticleFooter: (own) => (
    <ArticleFooter
      {...own}
      sourcesLabel="Sources"
      sources={[{ name: 'WHO', topic: 'Breastfeeding', href: 'https://www.who.int/' }]}
      reviewed="20 November 2026"
    >
      Months here are ten blocks of four weeks.
    </ArticleFooter>
  ),
  ShareBar: (own) => (
    <ShareBar
      {...own}
      label="Share"
      address="https://mahd.test/en"
      title="Latch"
      services={[{ id: 'whatsapp', label: 'WhatsApp' }]}
    />
  ),
  ShowMore: (own) => (
    <ShowMore {...own} total={9} moreLabel="Show More" lessLabel="Show Less">
      <ul>
        <li>a</li>
      </ul>
    </ShowMore>
  ),
  SplitSection: (own) => (
    <SplitSection {...own} title="Your body">
      Words
    </SplitSection>
  ),
  StepExplainer: (own) => (
    <StepExplainer
      {...own}
      steps={[{ id: 'latch', title: 'Latching on', description: 'The mouth opens wide.', picture }]}
    />
  ),
  StoryBlock: (own) => (
    <StoryBlock {...own} title="Our story" picture={picture}>
      Words
    </StoryBlock>
  ),
  SupplierInfo: (own) => <SupplierInfo {...own} title="Supplier" facts={facts} />,
  Table: (own) => (
    <Table
      {...own}
      caption="Sizes"
      rows={['S', 'M']}
      rowKey={String}
      columns={[
        { key: 'size', header: 'Size', cell: String, compare: (a, b) => a.localeCompare(b) },
        { key: 'flow', header: 'Flow', cell: () => 'Slow' },
      ]}
      defaultSort={{ column: 'size', direction: 'ascending' }}
    />
  ),
  TableOfContents: (own) => (
    <TableOfContents {...own} label="On this page" items={['a', 'b', 'c'].map((id) => ({ id, label: id }))} />
  ),
};
