import { Button, Heading, I18nProvider, Text } from 'react-aria-components';
import { renderToString } from 'react-dom/server';
import { goods } from '../../../packages/ui/bench/goods.ts';

/** Without styles. It has no card, picture or badge component. */
export const renderCards = () =>
  renderToString(
    <I18nProvider locale="en">
      {goods.map(({ href, name, avif, picture, price, was, badge }) => (
        <article key={href} className="card">
          <picture>
            <source {...avif} />
            <img {...picture} />
          </picture>
          {badge && <Text className="badge">{badge}</Text>}
          <Heading level={3}>
            <a href={href}>{name}</a>
          </Heading>
          <Text>
            {price} {was && <s>{was}</s>}
          </Text>
          <Button>Add to cart</Button>
        </article>
      ))}
    </I18nProvider>,
  );
