import { useState, type ReactNode } from 'react';
import { Icon } from '@mahd/ui/icons';
import { useTranslate } from '../../app/AppContext.js';
import { Fold } from './SummaryFold.styles.js';

interface SummaryFoldProps {
  /** Whether the summary is beside the form, always open. */
  beside: boolean;
  /** The amount on the bar. */
  total: string;
  children: ReactNode;
}

/** Folds the order summary into a bar with its amount where it would stand in the way of the form. */
export function SummaryFold({ beside, total, children }: SummaryFoldProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <Fold
      data-beside={beside || undefined}
      open={beside || open}
      onToggle={({ currentTarget }) => !beside && setOpen(currentTarget.open)}
    >
      <summary>
        <h2>
          {t('cart.summary')} <bdi>{total}</bdi>
        </h2>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </Fold>
  );
}
