import { Button } from '../../src/actions/Button/index.js';
import { IconButton } from '../../src/actions/IconButton/index.js';
import { LinkButton } from '../../src/actions/LinkButton/index.js';
import { EmptyState } from '../../src/feedback/EmptyState/index.js';
import { ErrorState } from '../../src/feedback/ErrorState/index.js';
import { Notice } from '../../src/feedback/Notice/index.js';
import { ProgressBar } from '../../src/feedback/ProgressBar/index.js';
import { Skeleton } from '../../src/feedback/Skeleton/index.js';
import { Spinner } from '../../src/feedback/Spinner/index.js';
import { Card } from '../../src/layout/Card/index.js';
import { Cluster } from '../../src/layout/Cluster/index.js';
import { Container } from '../../src/layout/Container/index.js';
import { Divider } from '../../src/layout/Divider/index.js';
import { Grid } from '../../src/layout/Grid/index.js';
import { Stack } from '../../src/layout/Stack/index.js';
import { Badge } from '../../src/text/Badge/index.js';
import { ReadMore } from '../../src/text/ReadMore/index.js';
import { Heading } from '../../src/text/Heading/index.js';
import { Highlight } from '../../src/text/Highlight/index.js';
import { Link } from '../../src/text/Link/index.js';
import { Price } from '../../src/text/Price/index.js';
import { RichText } from '../../src/text/RichText/index.js';
import { Tag } from '../../src/text/Tag/index.js';
import { Text } from '../../src/text/Text/index.js';
import { noop, type Examples } from './example.js';

export const actions: Examples = {
  Button: (own) => <Button {...own}>Add</Button>,
  IconButton: (own) => <IconButton {...own} icon="bag" label="2 items in the cart" count={2} />,
  LinkButton: (own) => (
    <LinkButton {...own} href="/products">
      Products
    </LinkButton>
  ),
};

export const layout: Examples = {
  Card: (own) => <Card {...own} title="Home" description="Villa 12" href="/addresses/1" headingLevel={2} />,
  Cluster: (own) => <Cluster {...own}>a</Cluster>,
  Container: (own) => <Container {...own}>a</Container>,
  Divider: (own) => <Divider {...own} />,
  Grid: (own) => (
    <Grid {...own} as="ul">
      <li>a</li>
    </Grid>
  ),
  Stack: (own) => <Stack {...own}>a</Stack>,
};

export const text: Examples = {
  Badge: (own) => <Badge {...own}>New</Badge>,
  ReadMore: (own) => (
    <ReadMore {...own} moreLabel="See more" lessLabel="See less">
      A long text
    </ReadMore>
  ),
  Heading: (own) => (
    <Heading {...own} headingLevel={2}>
      Care
    </Heading>
  ),
  Highlight: (own) => <Highlight {...own} text="Glass bottle" query="bottle" />,
  Link: (own) => (
    <Link {...own} href="/returns">
      Returns
    </Link>
  ),
  Price: (own) => <Price {...own} price={{ amount: 5525, was: 6500, percent: 15 }} />,
  RichText: (own) => <RichText {...own} html="<h2>Latch</h2><table><tr><td>a</td></tr></table>" />,
  Tag: (own) => <Tag {...own} label="Newest" onRemove={noop} />,
  Text: (own) => <Text {...own}>Words</Text>,
};

export const feedback: Examples = {
  EmptyState: (own) => (
    <EmptyState {...own} title="Nothing here" description="Yet." actions={<LinkButton href="/">Home</LinkButton>} />
  ),
  ErrorState: (own) => <ErrorState {...own} title="Not loaded" onRetry={noop} />,
  Notice: (own) => (
    <Notice {...own} tone="warning" title="Changed" onDismiss={noop}>
      The price changed.
    </Notice>
  ),
  ProgressBar: (own) => <ProgressBar {...own} label="Free delivery" value={3} max={10} />,
  Skeleton: (own) => <Skeleton {...own} lines={2} />,
  Spinner: (own) => <Spinner {...own} />,
};
