import { AreaSelect } from '../../src/forms/AreaSelect/index.js';
import { Checkbox } from '../../src/forms/Checkbox/index.js';
import { CheckboxGroup } from '../../src/forms/CheckboxGroup/index.js';
import { Combobox } from '../../src/forms/Combobox/index.js';
import { DateField } from '../../src/forms/DateField/index.js';
import { ErrorSummary } from '../../src/forms/ErrorSummary/index.js';
import { Field } from '../../src/forms/Field/index.js';
import { FileUpload } from '../../src/forms/FileUpload/index.js';
import { MultiSelect } from '../../src/forms/MultiSelect/index.js';
import { NumberField } from '../../src/forms/NumberField/index.js';
import { PasswordField } from '../../src/forms/PasswordField/index.js';
import { PhoneField } from '../../src/forms/PhoneField/index.js';
import { QuantityStepper } from '../../src/forms/QuantityStepper/index.js';
import { RadioGroup } from '../../src/forms/RadioGroup/index.js';
import { RatingInput } from '../../src/forms/RatingInput/index.js';
import { Select } from '../../src/forms/Select/index.js';
import { Slider } from '../../src/forms/Slider/index.js';
import { Switch } from '../../src/forms/Switch/index.js';
import { TextArea } from '../../src/forms/TextArea/index.js';
import { TextField } from '../../src/forms/TextField/index.js';
import { ToggleGroup } from '../../src/forms/ToggleGroup/index.js';
import type { Examples } from './example.js';

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const group = { label: 'Name', description: 'As on the card', errorMessage: 'Please choose' };
const files = [new File(['x'], 'bottle.jpg', { type: 'image/jpeg', lastModified: 0 })];
const texts = { label: 'Name', description: 'As on the card', errorMessage: 'Please enter a name' };

export const forms: Examples = {
  AreaSelect: (own) => (
    <AreaSelect
      {...own}
      {...texts}
      areas={options}
      value="Elsewhere"
      placeholder="Select"
      otherLabel="Other"
      otherFieldLabel="Name of the area"
    />
  ),
  Checkbox: (own) => <Checkbox {...own} label="I agree" errorMessage="Please agree" defaultChecked />,
  CheckboxGroup: (own) => <CheckboxGroup {...own} {...group} options={options} defaultValue={['a']} />,
  Combobox: (own) => <Combobox {...own} {...texts} options={options} defaultValue="a" name="area" />,
  DateField: (own) => <DateField {...own} {...group} defaultValue="2026-05-09" name="birthday" />,
  ErrorSummary: (own) => <ErrorSummary {...own} errors={[{ controlId: 'first', message: 'Please enter a name' }]} />,
  Field: (own) => (
    <Field {...own} {...texts}>
      {(control) => <input {...control} />}
    </Field>
  ),
  FileUpload: (own) => (
    <FileUpload {...own} label="Photos" description="Of the fault" errorMessage="Please add a photo" value={files} />
  ),
  MultiSelect: (own) => <MultiSelect {...own} {...group} options={options} defaultValue={['a']} required defaultOpen />,
  NumberField: (own) => (
    <NumberField {...own} {...group} defaultValue={6.5} min={0} step={0.5} unit="kg" name="weight" />
  ),
  PasswordField: (own) => <PasswordField {...own} {...texts} />,
  PhoneField: (own) => <PhoneField {...own} {...texts} defaultValue="501234567" />,
  QuantityStepper: (own) => <QuantityStepper {...own} label="Bottle" />,
  RadioGroup: (own) => <RadioGroup {...own} {...texts} options={options} defaultValue="a" />,
  RatingInput: (own) => <RatingInput {...own} {...group} defaultValue={3} />,
  Select: (own) => <Select {...own} {...texts} options={options} placeholder="Select" />,
  Slider: (own) => <Slider {...own} {...group} defaultValue={[20, 80]} />,
  Switch: (own) => <Switch {...own} {...group} defaultChecked />,
  TextArea: (own) => <TextArea {...own} {...texts} />,
  TextField: (own) => <TextField {...own} {...texts} optional />,
  ToggleGroup: (own) => <ToggleGroup {...own} {...group} options={options} defaultValue="a" />,
};
