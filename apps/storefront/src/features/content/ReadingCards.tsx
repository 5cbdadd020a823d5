import type { ReactNode } from 'react';
import type { ReadingCardView } from '@mahd/data/content';
import { ArticleCard } from '@mahd/ui/ArticleCard';
import { Cluster } from '@mahd/ui/Cluster';
import { Heading } from '@mahd/ui/Heading';
import { ShopLink } from '../../app/ShopLink.js';
import { Half, Lone, Row, Section } from './ReadingCards.styles.js';

export interface ReadingCardsProps {
  /** The id of the heading. */
  id: string;
  title: string;
  /** Size of the heading. */
  size?: 'medium' | 'large';
  cards: readonly ReadingCardView[];
  /** The page with all of them, linked beside the heading. */
  all?: { label: string; href: string };
  /** A line below the text of a card. */
  note?: (card: ReadingCardView) => ReactNode;
}

/** Article cards under a heading, on phones in a row that scrolls. Renders nothing without cards. */
export function ReadingCards({ id, title, size = 'large', cards, all, note }: ReadingCardsProps) {
  if (cards.length === 0) return null;
  const [single] = cards.length === 1 ? cards : [];
  const two = cards.length === 2;
  const Card = two ? Half : ArticleCard;
  const toProps = (card: ReadingCardView) => ({
    href: card.href,
    title: card.title,
    description: card.text,
    picture: card.image,
    label: note?.(card),
  });
  return (
    <Section gap={24} forwardedAs="section" aria-labelledby={id} data-size={size}>
      <Cluster justify="between" align="baseline">
        <Heading headingLevel={2} size={size} id={id}>
          {title}
        </Heading>
        {all && <ShopLink href={all.href}>{all.label}</ShopLink>}
      </Cluster>
      {single ? (
        <Lone {...toProps(single)} layout="wide" />
      ) : (
        <Row forwardedAs="ul" columns={two ? 2 : 3}>
          {cards.map((card) => (
            <li key={card.href}>
              <Card {...toProps(card)} layout={two ? 'wide' : 'row'} />
            </li>
          ))}
        </Row>
      )}
    </Section>
  );
}
