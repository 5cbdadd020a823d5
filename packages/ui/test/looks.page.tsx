// Page for looks.test.ts: invalid controls, and controls of each size.
import { createRoot } from 'react-dom/client';
import { directionOf } from '@mahd/rules/locale';
import { Button } from '../src/actions/Button/index.js';
import { IconButton } from '../src/actions/IconButton/index.js';
import { LinkButton } from '../src/actions/LinkButton/index.js';
import { FilterPanel } from '../src/commerce/FilterPanel/index.js';
import { PromoBox } from '../src/commerce/PromoBox/index.js';
import { Checkbox } from '../src/forms/Checkbox/index.js';
import { CheckboxGroup } from '../src/forms/CheckboxGroup/index.js';
import { MultiSelect } from '../src/forms/MultiSelect/index.js';
import { NumberField } from '../src/forms/NumberField/index.js';
import { QuantityStepper } from '../src/forms/QuantityStepper/index.js';
import { RadioGroup } from '../src/forms/RadioGroup/index.js';
import { RatingInput } from '../src/forms/RatingInput/index.js';
import { Slider } from '../src/forms/Slider/index.js';
import { Switch } from '../src/forms/Switch/index.js';
import { TextField } from '../src/forms/TextField/index.js';
import { ToggleGroup } from '../src/forms/ToggleGroup/index.js';
import { ar } from '../src/foundation/strings/ar.js';
import { en } from '../src/foundation/strings/en.js';
import { GlobalStyle } from '../src/foundation/style/index.js';
import { UiProvider } from '../src/foundation/UiProvider.js';

const language = new URLSearchParams(window.location.search).get('language') === 'ar' ? 'ar' : 'en';
document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);

const texts = { label: 'Label', errorMessage: 'Error' };
const options = [
  { value: '1', label: 'One' },
  { value: '2', label: 'Two' },
];
const quantity = { label: 'Quantity', value: 2, max: 9, onValueChange: () => undefined };
const promo = { onApply: () => undefined, onRemove: () => undefined };

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <UiProvider language={language} strings={language === 'ar' ? ar : en}>
    <GlobalStyle />
    <main id="page">
      <section id="invalid">
        <TextField {...texts} />
        <Checkbox {...texts} />
        <Switch {...texts} />
        <CheckboxGroup {...texts} options={options} />
        <MultiSelect {...texts} options={options} />
        <RadioGroup {...texts} options={options} />
        <RadioGroup {...texts} options={options} variant="outline" className="cards" />
        <RatingInput {...texts} />
        <Slider {...texts} />
        <FilterPanel
          action="/products"
          groups={[
            {
              kind: 'range',
              label: 'Price',
              from: { name: 'from', label: 'From', value: '2' },
              to: { name: 'to', label: 'To', value: '1' },
              errorMessage: 'Error',
            },
          ]}
        />
      </section>
      <section id="small">
        <Button size="small">Button</Button>
        <LinkButton size="small" href="/cart">
          Link
        </LinkButton>
        <IconButton size="small" icon="close" label="Close" />
        <QuantityStepper {...quantity} size="small" />
      </section>
      <section id="medium">
        <Button>Button</Button>
        <IconButton icon="close" label="Close" />
        <QuantityStepper {...quantity} />
        <ToggleGroup label="Unit" size="small" options={options} />
      </section>
      <section id="fields">
        <TextField label="Text" />
        <NumberField label="Number" />
      </section>
      <section id="promo">
        <PromoBox {...promo} />
        <PromoBox {...promo} pending />
      </section>
    </main>
  </UiProvider>,
);
