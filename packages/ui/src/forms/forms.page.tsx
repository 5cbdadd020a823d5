// Page for forms.test.ts: a form with every field that holds a state of its own.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { directionOf } from '@mahd/rules/locale';
import { ar } from '../foundation/strings/ar.js';
import { en } from '../foundation/strings/en.js';
import { GlobalStyle } from '../foundation/style/index.js';
import { UiProvider } from '../foundation/UiProvider.js';
import { Checkbox } from './Checkbox/index.js';
import { Combobox } from './Combobox/index.js';
import { DateField } from './DateField/index.js';
import { ErrorSummary } from './ErrorSummary/index.js';
import { MultiSelect } from './MultiSelect/index.js';
import { PhoneField } from './PhoneField/index.js';
import { QuantityStepper } from './QuantityStepper/index.js';
import { RadioGroup } from './RadioGroup/index.js';
import { Select } from './Select/index.js';

// Enough options for the list to scroll.
const options = Array.from({ length: 20 }, (_, index) => ({ value: `area-${index}`, label: `Area ${index}` }));
const choices = options.slice(0, 3);

function Page() {
  const [submitted, setSubmitted] = useState<string>();
  const [held, setHeld] = useState('area-0');
  return (
    <form
      id="page"
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]).toString());
      }}
    >
      <Combobox label="Area" name="area" options={options} defaultValue="area-1" />
      <PhoneField label="Mobile" name="mobile" defaultValue="501234567" />
      <RadioGroup label="Slot" name="slot" options={choices} defaultValue="area-0" />
      <RadioGroup label="Held" name="held" options={choices} value={held} onValueChange={setHeld} />
      <Select label="Gate" name="gate" options={choices} defaultValue="area-1" />
      <Checkbox label="Gift" name="gift" defaultChecked />
      <QuantityStepper label="Bottle" name="quantity" defaultValue={2} />
      <MultiSelect id="topics" label="Topics" options={choices} />
      <DateField id="due" label="Due date" locale="en-US" />
      <ErrorSummary
        errors={[
          { controlId: 'topics', message: 'Choose a topic' },
          { controlId: 'due', message: 'Enter the date' },
        ]}
      />
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
      <output>{submitted}</output>
    </form>
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
