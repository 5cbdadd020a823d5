import type { ReactNode } from 'react';
import { Heading } from '@mahd/ui/Heading';
import { Stack } from '@mahd/ui/Stack';
import { Actions, Note, Page, State } from './StatePanel.styles.js';

interface StatePanelProps {
  /** Source of a decorative drawing. */
  drawing: string;
  title: string;
  description: string;
  /** For the few it is not meant for. */
  note?: string;
  /** Buttons and links. */
  actions: ReactNode;
  /** Below the drawing, with a heading. */
  children?: ReactNode;
}

/** What a page has to say when it has nothing else: a title, a text and what can be done, beside a drawing. */
export function StatePanel({ drawing, title, description, note, actions, children }: StatePanelProps) {
  // A drawing alone is no region of the page.
  const Side = children ? 'aside' : 'div';
  return (
    <Page>
      <State>
        <div>
          <Stack gap={12}>
            <Heading headingLevel={1}>{title}</Heading>
            <p>{description}</p>
            {note && <Note>{note}</Note>}
          </Stack>
          <Actions>{actions}</Actions>
        </div>
        <Side>
          <img src={drawing} alt="" width={600} height={600} />
          {children}
        </Side>
      </State>
    </Page>
  );
}
