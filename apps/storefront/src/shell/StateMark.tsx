import { Icon, type IconName } from '@mahd/ui/icons';
import { Spinner } from '@mahd/ui/Spinner';
import type { StateTone } from '@mahd/ui/stateTones';
import { Mark } from './StateMark.styles.js';

interface StateMarkProps {
  /** Absent while it is still being found out. */
  icon?: IconName;
  /** Without one it is neither good nor bad: an empty list. */
  tone?: StateTone;
}

/** Says at a glance how something stands: a round sign above the words. */
export const StateMark = ({ icon, tone }: StateMarkProps) => (
  <Mark data-tone={tone}>{icon ? <Icon name={icon} /> : <Spinner size="large" />}</Mark>
);
