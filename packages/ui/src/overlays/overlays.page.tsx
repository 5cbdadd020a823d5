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
import { Toaster, type Toast } from './Toaster/index.js';

const Tall = styled.div`
  block-size: 3000px;
`;

function Page() {
  const [open, setOpen] = useState<string | null>(null);
  const popoverButton = useRef<HTMLButtonElement>(null);
  const innerButton = useRef<HTMLButtonElement>(null);
  const [innerOpen, setInnerOpen] = useState(false);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [pressed, setPressed] = useState('');
  const [refused, setRefused] = useState(0);
  const raise = (id: string) =>
    setToasts((now) => [
      ...now,
      { id, message: `Message ${id}`, action: { label: `Undo ${id}`, onPress: () => setPressed(id) } },
    ]);
  const opens = (name: string) => (now: boolean) => setOpen(now ? name : null);
  return (
    <Tall id="page">
      {['dialog', 'form', 'fixed', 'refusing', 'drawer', 'sheet'].map((name) => (
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
        <button type="button" onClick={() => raise('d')}>
          raise inside
        </button>
        <button ref={innerButton} type="button" aria-expanded={innerOpen} onClick={() => setInnerOpen(!innerOpen)}>
          inner popover
        </button>
        <Popover open={innerOpen} onOpenChange={setInnerOpen} anchor={innerButton} data-testid="inner">
          <button type="button">Inner</button>
        </Popover>
      </Dialog>
      <Dialog open={open === 'form'} onOpenChange={opens('form')} title="A form">
        {/* A hidden field, as for password managers. */}
        <input aria-label="Account" autoComplete="username" hidden readOnly value="" />
        <input aria-label="Country" disabled />
        <fieldset disabled>
          <input aria-label="City" />
        </fieldset>
        <input aria-label="Email" />
      </Dialog>
      <Dialog open={open === 'refusing'} onOpenChange={() => setRefused((count) => count + 1)} title="Unsaved changes">
        <form method="dialog">
          <button type="submit">Submit</button>
        </form>
        <button type="button" onClick={() => setOpen(null)}>
          Discard
        </button>
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
      <button type="button" onClick={() => ['a', 'b'].forEach(raise)}>
        raise two
      </button>
      <Toaster
        toasts={toasts}
        onDismiss={(id) => setToasts((now) => now.filter((toast) => toast.id !== id))}
        data-testid="toaster"
      />
      <output data-testid="pressed">{pressed}</output>
      <output data-testid="refused">{refused}</output>
    </Tall>
  );
}

const query = new URLSearchParams(window.location.search);
const language = query.get('language') === 'ar' ? 'ar' : 'en';
document.documentElement.lang = language;
// English pages often leave it out.
if (!query.has('noDir')) document.documentElement.dir = directionOf(language);
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <UiProvider language={language} strings={language === 'ar' ? ar : en}>
    <GlobalStyle />
    <Page />
  </UiProvider>,
);
