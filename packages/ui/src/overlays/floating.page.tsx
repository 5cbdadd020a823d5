// Page for floating.test.ts: a menu and a tooltip, alone and in a dialog.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { directionOf } from '@mahd/rules/locale';
import { styled } from 'styled-components';
import { ar } from '../foundation/strings/ar.js';
import { en } from '../foundation/strings/en.js';
import { GlobalStyle } from '../foundation/style/index.js';
import { UiProvider } from '../foundation/UiProvider.js';
import { Dialog } from './Dialog/index.js';
import { Menu } from './Menu/index.js';
import { Tooltip } from './Tooltip/index.js';

/** Room for panels on all sides. */
const Main = styled.main`
  padding: 10rem;
`;

function Page() {
  const [open, setOpen] = useState(false);
  const [log, setLog] = useState<string[]>([]);
  const note = (text: string) => setLog((before) => [...before, text]);
  const menu = (label: string) => (
    <Menu
      label={label}
      items={[
        { label: 'Details', href: '#details' },
        { label: 'Invoice', disabled: true, onSelect: () => note('never') },
        'separator',
        { label: 'Cancel', onSelect: () => note('cancelled') },
        { label: 'إرجاع', onSelect: () => note('arabic') },
      ]}
      onOpenChange={(now, { reason }) => note(`${now ? 'open' : 'closed'}: ${reason}`)}
    />
  );
  return (
    <Main id="page">
      {menu('Actions')}
      <button type="button" onClick={() => setOpen(true)}>
        dialog
      </button>
      <Tooltip
        description="For 30 days"
        placement="end"
        onOpenChange={(now, { reason }) => note(`${now ? 'open' : 'closed'}: ${reason}`)}
      >
        {(trigger) => (
          <button type="button" {...trigger}>
            Copy link
          </button>
        )}
      </Tooltip>
      <output>{log.join(', ')}</output>
      <Dialog open={open} onOpenChange={setOpen} title="A dialog">
        {menu('In dialog')}
      </Dialog>
    </Main>
  );
}

const language = new URLSearchParams(window.location.search).get('language') === 'ar' ? 'ar' : 'en';
document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <UiProvider language={language} strings={language === 'ar' ? ar : en}>
    <GlobalStyle />
    <Page />
  </UiProvider>,
);
