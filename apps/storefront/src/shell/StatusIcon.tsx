import { Icon, type IconName } from '@mahd/ui/icons';
import { Spinner } from '@mahd/ui/Spinner';
import type { StateTone } from '@mahd/ui/stateTones';
import { IconCircle } from './StatusIcon.styles.js';

interface StatusIconProps {
  /** Without an icon a spinner is shown. */
  icon?: IconName;
  /** Without a tone the icon is neutral. */
  tone?: StateTone;
}

/** A round status icon, shown above the title of a result. */
export const StatusIcon = ({ icon, tone }: StatusIconProps) => (
  <IconCircle data-tone={tone}>{icon ? <Icon name={icon} /> : <Spinner size="large" />}</IconCircle>
);
