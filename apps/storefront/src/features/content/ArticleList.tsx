import { Icon } from '@mahd/ui/icons';
import { useUi } from '@mahd/ui/provider';
import { Rows } from './ArticleList.styles.js';
import { ReadingTime } from './ReadingTime.js';

interface ArticleListProps {
  items: readonly { href: string; title: string; summary: string; minutes: number }[];
}

/** Articles, one per row: its title, a line about it, and how long reading it takes. */
export function ArticleList({ items }: ArticleListProps) {
  const { Link } = useUi();
  return (
    <Rows>
      {items.map(({ href, title, summary, minutes }) => (
        <li key={href}>
          <Link href={href}>
            <span data-part="name">{title}</span>
            {summary && <span data-part="summary">{summary}</span>}
            <ReadingTime minutes={minutes} />
            <Icon name="arrow-end" />
          </Link>
        </li>
      ))}
    </Rows>
  );
}
