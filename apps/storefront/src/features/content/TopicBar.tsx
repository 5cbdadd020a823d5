import { JumpLinks } from '@mahd/ui/JumpLinks';
import { useTranslate } from '../../app/AppContext.js';
import { Bar } from './TopicBar.styles.js';
import { useCurrentSection } from './useCurrentSection.js';

interface TopicBarProps {
  /** Sections of the page, in its order. */
  topics: readonly { id: string; label: string }[];
}

/** Links to the sections of a long page, in view all the way down. The section that is being read is marked. */
export function TopicBar({ topics }: TopicBarProps) {
  const t = useTranslate();
  const current = useCurrentSection(topics.map(({ id }) => id));
  if (topics.length === 0) return null;
  return (
    <Bar>
      <JumpLinks
        label={t('content.onThisPage')}
        links={topics.map(({ id, label }) => ({ label, href: `#${id}`, current: id === current }))}
      />
    </Bar>
  );
}
