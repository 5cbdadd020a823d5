import { Badge, Button, Card, Heading, Text, Theme } from '@radix-ui/themes';
import { renderToString } from 'react-dom/server';
import { goods } from '../../../packages/ui/bench/goods.ts';

/** Styles are a separate style sheet. It has no picture component. */
export const renderCards = () =>
  renderToString(
    <Theme>
      {goods.map(({ href, name, avif, picture, price, was, badge }) => (
        <Card key={href} asChild>
          <article>
            <picture>
              <source {...avif} />
              <img {...picture} />
            </picture>
            {badge && <Badge>{badge}</Badge>}
            <Heading as="h3" size="3">
              <a href={href}>{name}</a>
            </Heading>
            <Text as="p">
              {price} {was && <s>{was}</s>}
            </Text>
            <Button size="2">Add to cart</Button>
          </article>
        </Card>
      ))}
    </Theme>,
  );
