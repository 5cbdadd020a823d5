// Page for controls.test.ts: controls in a form that shows what it submits.
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { directionOf } from '@mahd/rules/locale';
import { Button } from '../actions/Button/index.js';
import { ar } from '../foundation/strings/ar.js';
import { en } from '../foundation/strings/en.js';
import { GlobalStyle } from '../foundation/style/index.js';
import { UiProvider } from '../foundation/UiProvider.js';
import { CheckboxGroup } from './CheckboxGroup/index.js';
import { DateField } from './DateField/index.js';
import { FileUpload } from './FileUpload/index.js';
import { MultiSelect } from './MultiSelect/index.js';
import { NumberField } from './NumberField/index.js';
import { RatingInput } from './RatingInput/index.js';
import { Slider } from './Slider/index.js';
import { Switch } from './Switch/index.js';
import { ToggleGroup } from './ToggleGroup/index.js';

const parameters = new URLSearchParams(window.location.search);
const language = parameters.get('language') === 'ar' ? 'ar' : 'en';

function Form({ children }: { children: ReactNode }) {
  const [submitted, setSubmitted] = useState('');
  return (
    <form
      id="page"
      onSubmit={(event) => {
        event.preventDefault();
        const entries = [...new FormData(event.currentTarget)];
        setSubmitted(
          entries.map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`).join('&'),
        );
      }}
    >
      {children}
      <button type="submit">submit</button>
      <button type="reset">reset</button>
      <output aria-label="submitted">{submitted}</output>
    </form>
  );
}

const options = [
  { value: 'ml', label: 'Millilitres' },
  { value: 'oz', label: 'Ounces' },
  { value: 'cup', label: 'Cups' },
];

const emirates = ['Dubai', 'Abu Dhabi', 'Sharjah', 'Ajman', 'أم القيوين', 'رأس الخيمة', 'Fujairah', 'Al Ain'];

/** Records the calls of a handler, for the tests. */
const calls: unknown[][] = [];
Object.assign(window, { calls });
const report =
  (name: string) =>
  (value: unknown, { reason }: { reason: string }) => {
    calls.push([name, value, reason]);
  };

document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <UiProvider language={language} strings={language === 'ar' ? ar : en}>
    <GlobalStyle />
    <Form>
      <FileUpload label="Photos" name="photos" multiple accept="image/png" maxFiles={3} />
      <Switch label="Offers" name="offers" defaultChecked onCheckedChange={report('offers')} />
      <ToggleGroup label="Unit" name="unit" options={options} defaultValue="ml" onValueChange={report('unit')} />
      <RatingInput label="Rating" name="rating" defaultValue={2} onValueChange={report('rating')} />
      <NumberField
        label="Weight"
        name="weight"
        defaultValue={6.4}
        min={0.5}
        max={30}
        step={0.1}
        onValueChange={report('weight')}
      />
      <CheckboxGroup
        label="Parts"
        name="parts"
        options={options}
        defaultValue={['oz']}
        required
        onValueChange={report('parts')}
      />
      <MultiSelect
        label="Emirates"
        name="emirates"
        required
        options={emirates.map((label) => ({ value: label, label }))}
        defaultValue={['Dubai']}
        onValueChange={report('emirates')}
        onOpenChange={report('list')}
      />
      <Slider label="Price" name={['min', 'max']} defaultValue={[20, 80]} onValueChange={report('price')} />
      <DateField
        label="Birthday"
        name="birthday"
        defaultValue="2026-02-28"
        max="2026-11-23"
        onValueChange={report('birthday')}
      />
      <Button aria-disabled="true">Sending</Button>
    </Form>
  </UiProvider>,
);
