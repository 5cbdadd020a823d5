import { Icon } from '@mahd/ui/icons';
import { useUi } from '@mahd/ui/provider';
import { Rows } from './ArticleList.styles.js';

interface ArticleListProps {
  items: readonly { href: string; title: string }[];
}

/** Articles, one per row. */
export function ArticleList({ items }: ArticleListProps) {
  const { Link } = useUi();
  return (
    <Rows>
      {items.map(({ href, title }) => (
        <li key={href}>
          <Link href={href}>
            <span>{title}</span>
            <Icon name="arrow-end" />
          </Link>
        </li>
      ))}
    </Rows>
  );
}
