import type { ReadingCardView } from '@mahd/data/content';
import { ArticleCard } from '@mahd/ui/ArticleCard';
import { Grid } from '@mahd/ui/Grid';
import { Heading } from '@mahd/ui/Heading';
import { Stack } from '@mahd/ui/Stack';

interface ReadingCardsProps {
  /** Of the title, so that the section has its name. */
  id: string;
  title: string;
  cards: readonly ReadingCardView[];
}

/** Pieces of writing under a title; nothing where there are none. One alone takes the whole row, two share it. */
export function ReadingCards({ id, title, cards }: ReadingCardsProps) {
  if (cards.length === 0) return null;
  const [alone] = cards.length === 1 ? cards : [];
  return (
    <Stack gap={24} as="section" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {alone ? (
        <ArticleCard href={alone.href} title={alone.title} excerpt={alone.text} picture={alone.image} variant="wide" />
      ) : (
        <Grid as="ul" columns={cards.length === 2 ? 2 : 3}>
          {cards.map(({ title, text, href, image }) => (
            <li key={href}>
              <ArticleCard href={href} title={title} excerpt={text} picture={image} />
            </li>
          ))}
        </Grid>
      )}
    </Stack>
  );
}
