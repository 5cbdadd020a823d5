import { Skeleton } from '@mahd/ui/Skeleton';
import { FullHeight } from '../../shell/ClientOnlyPage.styles.js';
import { Panel } from './Profile.styles.js';

/** A section of the account that waits for the profile. */
export const LoadingSection = () => (
  <FullHeight>
    <Panel>
      <Skeleton lines={8} />
      <Skeleton shape="button" />
    </Panel>
  </FullHeight>
);
