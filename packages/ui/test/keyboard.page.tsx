// Page for keyboard.test.ts: the components of `keyboardWalks`, each in a section with its name as id. All texts are English, so
// that a walk is the same in both directions.
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { directionOf } from '@mahd/rules/locale';
import { Button } from '../src/actions/Button/index.js';
import { VariantPicker } from '../src/commerce/VariantPicker/index.js';
import { Accordion } from '../src/content/Accordion/index.js';
import { HeroSlider } from '../src/content/HeroSlider/index.js';
import { Table } from '../src/content/Table/index.js';
import { Notice } from '../src/feedback/Notice/index.js';
import { Checkbox } from '../src/forms/Checkbox/index.js';
import { CheckboxGroup } from '../src/forms/CheckboxGroup/index.js';
import { Combobox } from '../src/forms/Combobox/index.js';
import { MultiSelect } from '../src/forms/MultiSelect/index.js';
import { NumberField } from '../src/forms/NumberField/index.js';
import { QuantityStepper } from '../src/forms/QuantityStepper/index.js';
import { RadioGroup } from '../src/forms/RadioGroup/index.js';
import { RatingInput } from '../src/forms/RatingInput/index.js';
import { Select } from '../src/forms/Select/index.js';
import { Slider } from '../src/forms/Slider/index.js';
import { Switch } from '../src/forms/Switch/index.js';
import { ToggleGroup } from '../src/forms/ToggleGroup/index.js';
import { en } from '../src/foundation/strings/en.js';
import { GlobalStyle } from '../src/foundation/style/index.js';
import { UiProvider } from '../src/foundation/UiProvider.js';
import { Carousel } from '../src/media/Carousel/index.js';
import { Gallery } from '../src/media/Gallery/index.js';
import { Lightbox } from '../src/media/Lightbox/index.js';
import { samplePictures } from '../src/media/samplePictures.js';
import { NavBar } from '../src/navigation/NavBar/index.js';
import { SearchDropdown } from '../src/navigation/SearchDropdown/index.js';
import { Tabs } from '../src/navigation/Tabs/index.js';
import { BottomSheet } from '../src/overlays/BottomSheet/index.js';
import { Dialog } from '../src/overlays/Dialog/index.js';
import { Drawer } from '../src/overlays/Drawer/index.js';
import { Menu } from '../src/overlays/Menu/index.js';
import { Popover } from '../src/overlays/Popover/index.js';
import { Tooltip } from '../src/overlays/Tooltip/index.js';
import { Reopenable } from '../src/testing/story/Reopenable.js';

const parameters = new URLSearchParams(window.location.search);
const language = parameters.get('language') === 'ar' ? 'ar' : 'en';

const names = ['One', 'Two', 'Three'];
const options = names.map((name) => ({ value: name, label: name }));

const { bottle160, bottle240, bottle240Bear } = samplePictures;
const pictures = [bottle160, bottle240, bottle240Bear];
const fields = (
  <>
    <input aria-label="First" />
    <button type="button">Last</button>
  </>
);
const nothing = () => {};
const searchTexts = {
  label: 'Search',
  submit: 'Search',
  clear: 'Clear',
  keepTyping: '',
  searching: '',
  failed: '',
  products: 'Products',
  articles: 'Articles',
  noProduct: '',
  noArticle: '',
  recent: '',
  clearRecent: '',
};

function DismissedNotice() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button">before</button>
      {shown && <Notice onDismiss={() => setShown(false)}>Saved</Notice>}
    </>
  );
}

function OpenedPopover() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} aria-expanded={open} onClick={() => setOpen(!open)}>
        Popover
      </Button>
      <Popover anchor={button} open={open} onOpenChange={setOpen}>
        {fields}
      </Popover>
    </>
  );
}

/** As with a router: a press on an option selects it without loading a page. */
function Variants() {
  const [selected, setSelected] = useState('One');
  const select = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    setSelected((event.target as HTMLElement).textContent);
  };
  return (
    <VariantPicker
      groups={[
        {
          label: 'Options',
          options: names.map((label) => ({ label, href: `#${label}`, selected: label === selected })),
        },
      ]}
      onClick={select}
    />
  );
}

function Search() {
  const [open, setOpen] = useState(false);
  const result = (name: string) => ({ id: name, name, href: `#${name}` });
  return (
    <SearchDropdown
      query="bottle"
      onQueryChange={nothing}
      open={open}
      onOpenChange={setOpen}
      status="ready"
      products={[result('One'), result('Two')]}
      articles={[]}
      texts={searchTexts}
      action="#"
    />
  );
}

const components: Record<string, ReactNode> = {
  Accordion: <Accordion headingLevel={2} items={names.map((name) => ({ id: name, title: name, content: name }))} />,
  BottomSheet: (
    <Reopenable label="Open">
      <BottomSheet title="Sheet" defaultOpen={false}>
        {fields}
      </BottomSheet>
    </Reopenable>
  ),
  Carousel: (
    <Carousel label="Slides">
      {[1, 2, 3, 4, 5, 6].map((slide) => (
        <p key={slide}>{slide}</p>
      ))}
    </Carousel>
  ),
  Checkbox: <Checkbox label="One" />,
  CheckboxGroup: <CheckboxGroup label="Options" options={options} />,
  Combobox: <Combobox label="Options" options={options} defaultValue="One" />,
  Dialog: (
    <Reopenable label="Open">
      <Dialog title="Dialog" defaultOpen={false}>
        {fields}
      </Dialog>
    </Reopenable>
  ),
  Drawer: (
    <Reopenable label="Open">
      <Drawer title="Drawer" defaultOpen={false}>
        {fields}
      </Drawer>
    </Reopenable>
  ),
  Gallery: <Gallery label="Pictures" pictures={pictures} />,
  HeroSlider: <HeroSlider label="Slides" panels={names.map((title) => ({ title, picture: null }))} />,
  Lightbox: (
    <Reopenable label="Open">
      <Lightbox label="Lightbox" pictures={pictures} defaultOpen={false} />
    </Reopenable>
  ),
  Menu: <Menu label="Menu" items={names.map((label) => ({ label }))} />,
  MultiSelect: <MultiSelect label="Options" options={options} />,
  NavBar: (
    <NavBar
      logo={<svg />}
      home={{ href: '#', label: 'Home' }}
      menu={{ href: '#menu', open: false, onOpenChange: nothing }}
      search={{ href: '#search', open: false, onOpenChange: nothing }}
      entries={[
        {
          label: 'One',
          items: [
            { href: '#first', label: 'First' },
            { href: '#second', label: 'Second' },
          ],
        },
        { href: '#two', label: 'Two' },
      ]}
    />
  ),
  Notice: <DismissedNotice />,
  NumberField: <NumberField label="Number" defaultValue={5} min={1} max={20} />,
  Popover: <OpenedPopover />,
  QuantityStepper: <QuantityStepper label="Item" />,
  RadioGroup: <RadioGroup label="Options" options={options} defaultValue="One" />,
  RatingInput: <RatingInput label="Rating" starLabel={(stars) => `${stars} stars`} defaultValue={1} />,
  SearchDropdown: <Search />,
  Select: <Select label="Options" options={options} />,
  Slider: <Slider label="Range" defaultValue={[20, 80]} />,
  Switch: <Switch label="One" />,
  Table: (
    <Table
      caption="Table"
      columns={[
        {
          key: 'name',
          header: 'Name',
          cell: (row: string) => row,
          compare: (a: string, b: string) => a.localeCompare(b),
        },
      ]}
      rows={names}
      rowKey={(row) => row}
    />
  ),
  Tabs: <Tabs label="Tabs" tabs={options.map((option) => ({ ...option, content: `Panel of ${option.label}` }))} />,
  ToggleGroup: <ToggleGroup label="Options" options={options} defaultValue="One" />,
  Tooltip: (
    <>
      <button type="button" id="before" />
      <Tooltip description="Tooltip">{(trigger) => <Button {...trigger}>One</Button>}</Tooltip>
    </>
  ),
  VariantPicker: <Variants />,
};

const stateNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'aria-expanded': { true: 'open', false: 'closed' },
  'aria-selected': { true: 'selected' },
  'aria-checked': { true: 'checked' },
};

/** The number of the slide that a row of slides shows. */
function slideAround(element: Element): string | undefined {
  const row = element.closest(
    '[data-part=carousel], [data-part=gallery], [data-part=hero-slider], [data-part=lightbox]',
  );
  if (!row) return undefined;
  const counted = row.querySelector('[data-part=counter]')?.textContent.split(' ')[0];
  const dots = [...row.querySelectorAll('[data-part=dot]')];
  return `slide ${counted ?? dots.findIndex((dot) => dot.hasAttribute('aria-current')) + 1}`;
}

/** What has the focus, and its state. */
function describeFocus(): string {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return 'nothing';
  const states = Object.entries(stateNames).map(([name, texts]) => texts[element.getAttribute(name) ?? '']);
  if (element.tagName === 'SUMMARY') states.push(element.closest('details')?.open ? 'open' : 'closed');
  const sorted = element.closest('th')?.getAttribute('aria-sort');
  if (sorted && sorted !== 'none') states.push(sorted);
  const active = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
  if (active) states.push(`on ${active.textContent}`);
  if (document.querySelector('[role=tooltip]:popover-open')) states.push('with tooltip');
  // The menus of the navbar load on first use.
  if (element.dataset.part === 'entry' && !document.querySelector('#NavBar [data-part=menu]')) states.push('loading');
  const slide = slideAround(element);
  if (slide) states.push(slide);
  let name = element.getAttribute('aria-label') ?? element.textContent;
  if (element instanceof HTMLDialogElement && element.getAttribute('aria-labelledby'))
    name = document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
  if (element instanceof HTMLSelectElement) name = element.selectedOptions[0]?.textContent ?? '';
  if (element.dataset.part === 'control' && element instanceof HTMLButtonElement) name = 'control';
  if (element instanceof HTMLInputElement) {
    if (/checkbox|radio/.test(element.type)) {
      name = element.labels?.[0]?.textContent ?? '';
      states.unshift(element.checked ? 'checked' : 'unchecked');
    } else if (element.value !== '') name = element.value;
  }
  return [name, ...states].filter(Boolean).join(', ');
}
Object.assign(window, { describeFocus });

document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <UiProvider language={language} strings={en}>
    <GlobalStyle />
    <div id="page">
      {Object.entries(components).map(([name, component]) => (
        <section key={name} id={name}>
          {component}
          <button type="button">after</button>
        </section>
      ))}
    </div>
  </UiProvider>,
);
