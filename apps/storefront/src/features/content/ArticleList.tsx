import { Icon } from '@mahd/ui/icons';
import { useUi } from '@mahd/ui/provider';
import { Rows } from './ArticleList.styles.js';

interface ArticleListProps {
  items: readonly { href: string; title: string; summary: string }[];
}

/** Articles, one per row: its title, and a line about it. */
export function ArticleList({ items }: ArticleListProps) {
  const { Link } = useUi();
  return (
    <Rows>
      {items.map(({ href, title, summary }) => (
        <li key={href}>
          <Link href={href}>
            <span data-part="name">{title}</span>
            {summary && <span data-part="summary">{summary}</span>}
            <Icon name="arrow-end" />
          </Link>
        </li>
      ))}
    </Rows>
  );
}
