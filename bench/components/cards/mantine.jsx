import { Badge, Button, Card, Image, MantineProvider, Text, Title } from '@mantine/core';
import { renderToString } from 'react-dom/server';
import { goods } from '../../../packages/ui/bench/goods.ts';

/** Styles are separate style sheets; the provider writes the theme's variables into the page. */
export const renderCards = () =>
  renderToString(
    <MantineProvider>
      {goods.map(({ href, name, avif, picture, price, was, badge }) => (
        <Card key={href} component="article" withBorder>
          <Card.Section>
            <picture>
              <source {...avif} />
              <Image {...picture} />
            </picture>
            {badge && <Badge>{badge}</Badge>}
          </Card.Section>
          <Title order={3}>
            <a href={href}>{name}</a>
          </Title>
          <Text>
            {price} {was && <s>{was}</s>}
          </Text>
          <Button size="sm">Add to cart</Button>
        </Card>
      ))}
    </MantineProvider>,
  );
