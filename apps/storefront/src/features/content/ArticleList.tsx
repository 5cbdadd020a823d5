import { Icon } from '@mahd/ui/icons';
import { useUi } from '@mahd/ui/provider';
import { Rows } from './ArticleList.styles.js';

interface ArticleListProps {
  items: readonly { href: string; title: string; label: string }[];
}

/** Articles, one per row. */
export function ArticleList({ items }: ArticleListProps) {
  const { Link } = useUi();
  return (
    <Rows>
      {items.map(({ href, title, label }) => (
        <li key={href}>
          <Link href={href}>
            <small>{label}</small>
            <span>{title}</span>
            <Icon name="arrow-end" />
          </Link>
        </li>
      ))}
    </Rows>
  );
}
