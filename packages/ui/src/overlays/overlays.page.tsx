// Page for overlays.test.ts: a long document with one of each overlay.
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { directionOf } from '@mahd/rules/locale';
import { styled } from 'styled-components';
import { ar } from '../foundation/strings/ar.js';
import { en } from '../foundation/strings/en.js';
import { GlobalStyle } from '../foundation/style/index.js';
import { UiProvider } from '../foundation/UiProvider.js';
import { BottomSheet } from './BottomSheet/index.js';
import { Dialog } from './Dialog/index.js';
import { Drawer } from './Drawer/index.js';
import { Popover } from './Popover/index.js';

const Tall = styled.div`
  block-size: 3000px;
`;

function Page() {
  const [open, setOpen] = useState<string | null>(null);
  const popoverButton = useRef<HTMLButtonElement>(null);
  const opens = (name: string) => (now: boolean) => setOpen(now ? name : null);
  return (
    <Tall id="page">
      {['dialog', 'form', 'fixed', 'drawer', 'sheet'].map((name) => (
        <button key={name} type="button" onClick={() => setOpen(name)}>
          {name}
        </button>
      ))}
      <button
        ref={popoverButton}
        type="button"
        aria-expanded={open === 'popover'}
        onClick={() => setOpen(open === 'popover' ? null : 'popover')}
      >
        popover
      </button>
      <Dialog open={open === 'dialog'} onOpenChange={opens('dialog')} title="A dialog">
        <a href="#inside">inside</a>
      </Dialog>
      <Dialog open={open === 'form'} onOpenChange={opens('form')} title="A form">
        {/* A hidden field, as for password managers. */}
        <input aria-label="Account" autoComplete="username" hidden readOnly value="" />
        <input aria-label="Email" />
      </Dialog>
      {open === 'fixed' && (
        <Dialog open onOpenChange={opens('fixed')} dismissible={false} title="Thank you">
          <button type="button" onClick={() => setOpen(null)}>
            Go on
          </button>
        </Dialog>
      )}
      <Drawer open={open === 'drawer'} onOpenChange={opens('drawer')} title="A drawer">
        <a href="#elsewhere">elsewhere</a>
      </Drawer>
      <BottomSheet open={open === 'sheet'} onOpenChange={opens('sheet')} title="A sheet">
        <input aria-label="Price" />
      </BottomSheet>
      <Popover
        open={open === 'popover'}
        onOpenChange={opens('popover')}
        anchor={popoverButton}
        placement="bottom-start"
      >
        <button type="button">Copy link</button>
      </Popover>
    </Tall>
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
