// Page for keyboard.test.ts: the components of `keyboardWalks`, each in a section with its name as id.
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { directionOf } from '@mahd/rules/locale';
import { Button } from '../src/actions/Button/index.js';
import { Accordion } from '../src/content/Accordion/index.js';
import { Table } from '../src/content/Table/index.js';
import { Checkbox } from '../src/forms/Checkbox/index.js';
import { CheckboxGroup } from '../src/forms/CheckboxGroup/index.js';
import { Combobox } from '../src/forms/Combobox/index.js';
import { MultiSelect } from '../src/forms/MultiSelect/index.js';
import { NumberField } from '../src/forms/NumberField/index.js';
import { QuantityStepper } from '../src/forms/QuantityStepper/index.js';
import { RadioGroup } from '../src/forms/RadioGroup/index.js';
import { RatingInput } from '../src/forms/RatingInput/index.js';
import { Slider } from '../src/forms/Slider/index.js';
import { Switch } from '../src/forms/Switch/index.js';
import { ToggleGroup } from '../src/forms/ToggleGroup/index.js';
import { ar } from '../src/foundation/strings/ar.js';
import { en } from '../src/foundation/strings/en.js';
import { GlobalStyle } from '../src/foundation/style/index.js';
import { UiProvider } from '../src/foundation/UiProvider.js';
import { Tabs } from '../src/navigation/Tabs/index.js';
import { Dialog } from '../src/overlays/Dialog/index.js';
import { Menu } from '../src/overlays/Menu/index.js';
import { Tooltip } from '../src/overlays/Tooltip/index.js';
import { Reopenable } from '../src/testing/story/Reopenable.js';

const parameters = new URLSearchParams(window.location.search);
const language = parameters.get('language') === 'ar' ? 'ar' : 'en';

const names = ['One', 'Two', 'Three'];
const options = names.map((name) => ({ value: name, label: name }));

const components: Record<string, ReactNode> = {
  Accordion: <Accordion headingLevel={2} items={names.map((name) => ({ id: name, title: name, content: name }))} />,
  Checkbox: <Checkbox label="One" />,
  CheckboxGroup: <CheckboxGroup label="Options" options={options} />,
  Combobox: <Combobox label="Options" options={options} defaultValue="One" />,
  Dialog: (
    <Reopenable label="Open">
      <Dialog title="Dialog" defaultOpen={false}>
        <input aria-label="First" />
        <button type="button">Last</button>
      </Dialog>
    </Reopenable>
  ),
  Menu: <Menu label="Menu" items={names.map((label) => ({ label }))} />,
  MultiSelect: <MultiSelect label="Options" options={options} />,
  NumberField: <NumberField label="Number" defaultValue={5} min={1} max={20} />,
  QuantityStepper: <QuantityStepper label="Item" />,
  RadioGroup: <RadioGroup label="Options" options={options} defaultValue="One" />,
  RatingInput: <RatingInput label="Rating" starLabel={(stars) => `${stars} stars`} defaultValue={1} />,
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
};

const stateNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'aria-expanded': { true: 'open', false: 'closed' },
  'aria-selected': { true: 'selected' },
};

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
  let name = element.getAttribute('aria-label') ?? element.textContent;
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
  <UiProvider language={language} strings={language === 'ar' ? ar : en}>
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
